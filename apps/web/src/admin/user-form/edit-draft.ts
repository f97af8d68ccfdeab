import {
  ACCOUNT_FIELD_MESSAGES,
  type admin,
  countPasswordCharacters,
  Email,
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
  PersonName,
  PLANS,
  type SentBodyOf,
  SUBSCRIPTION_STATUSES,
  type User,
} from '@wordloom/contract'
import * as z from 'zod/mini'

export const EditDraft = z.object({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  isEmailVerified: z.boolean(),
  newPassword: z.string().check(
    z.refine(
      (password) => password === '' || countPasswordCharacters(password) >= MIN_PASSWORD_CHARACTERS,
      ACCOUNT_FIELD_MESSAGES.passwordShort,
    ),
    z.refine(
      (password) => countPasswordCharacters(password) <= MAX_PASSWORD_CHARACTERS,
      ACCOUNT_FIELD_MESSAGES.passwordLong,
    ),
  ),
  subscriptionPlan: z.enum(PLANS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
})
export type EditDraft = Readonly<z.infer<typeof EditDraft>>

export function toFields(user: User): z.input<typeof EditDraft> {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    isEmailVerified: user.emailVerified === 1,
    newPassword: '',
    subscriptionPlan: user.subscriptionPlan,
    subscriptionStatus: user.subscriptionStatus,
  }
}

/** Null if nothing changed. A changed email address always comes with its verified state. */
export function toAccountChange(draft: EditDraft, user: User): SentBodyOf<typeof admin.edit> | null {
  const isAddressChanged = draft.email !== user.email
  const emailVerified = draft.isEmailVerified ? 1 : 0
  const change = {
    ...(draft.firstName !== user.firstName && { firstName: draft.firstName }),
    ...(draft.lastName !== user.lastName && { lastName: draft.lastName }),
    ...(isAddressChanged && { email: draft.email }),
    ...((isAddressChanged || emailVerified !== user.emailVerified) && { emailVerified }),
    ...(draft.newPassword !== '' && { newPassword: draft.newPassword }),
  } satisfies SentBodyOf<typeof admin.edit>
  return Object.keys(change).length === 0 ? null : change
}

export function toPlanChange(
  { subscriptionPlan, subscriptionStatus }: EditDraft,
  user: User,
): SentBodyOf<typeof admin.setSubscription> | null {
  if (subscriptionPlan === user.subscriptionPlan && subscriptionStatus === user.subscriptionStatus)
    return null
  return { subscriptionPlan, subscriptionStatus }
}
