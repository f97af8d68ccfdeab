import { RATE_LIMITS, toEmailKey } from '@wordloom/contract'
import type { Client } from '../../ports/client.ts'
import type { RateLimitUse } from '../../ports/rate-limits.ts'

type Rule = keyof typeof RATE_LIMITS

export const limits = {
  signUp: (client: Client) => [perNetwork('signUpPerNetwork', client)],
  newPassword: (client: Client) => [perNetwork('newPasswordsPerNetwork', client)],
  ownNewPassword: (userId: string) => [perAccount('newPasswordsPerAccount', userId)],
  forgotPassword: (client: Client) => [perNetwork('forgotPasswordPerNetwork', client)],
  resetMail: (email: string) => [perAccount('forgotPasswordPerAccount', toEmailKey(email))],
  link: (client: Client) => [perNetwork('linkPerNetwork', client)],
  resend: (userId: string) => [perAccount('resendPerMinute', userId), perAccount('resendPerDay', userId)],
  currentPassword: (userId: string) => [perAccount('currentPasswordPerAccount', userId)],
  passwordChange: (userId: string) => [perAccount('passwordChangePerDay', userId)],
  emailChange: (userId: string) => [perAccount('emailChangePerDay', userId)],
}

export type Limits = typeof limits

function perNetwork(rule: Rule, { network, networkFactor }: Client): RateLimitUse {
  const { most, seconds } = RATE_LIMITS[rule]
  return { rule, subject: network, most: most * networkFactor, seconds }
}

function perAccount(rule: Rule, subject: string): RateLimitUse {
  return { rule, subject, ...RATE_LIMITS[rule] }
}
