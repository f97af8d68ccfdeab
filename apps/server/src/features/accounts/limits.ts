import { toEmailKey } from '@wordloom/contract'
import type { Client } from '../../ports/client.ts'
import { perAccount, perNetwork } from '../../ports/rate-limits.ts'

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
