import { accounts } from '@wordloom/contract'
import * as z from 'zod/mini'
import { SIGNUP_TEXTS } from './texts.ts'

export const SignUpDraft = z.extend(accounts.signUp.body, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: SIGNUP_TEXTS.mismatch.description,
  }),
)
