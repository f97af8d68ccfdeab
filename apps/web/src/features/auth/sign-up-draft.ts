import { accounts } from '@wordloom/contract'
import * as z from 'zod/mini'

export const MISMATCH = 'Passwords do not match. Please try again.'

/** What the sign-up form asks for. */
export const SignUpDraft = z.extend(accounts.signUp.body, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: MISMATCH,
  }),
)
