import type { Viewer } from '../../ports/viewer.ts'
import { createAdministrators } from './administrator.ts'
import { createEmailChange } from './email/email-change.ts'
import { createEmailProof } from './email/email-proof.ts'
import { limits } from './limits.ts'
import { createOwnAccount } from './own-account.ts'
import type { AccountParts } from './parts.ts'
import { createPasswordReset } from './password-reset.ts'
import { createProofs } from './proof.ts'
import { createRemoval } from './removal.ts'
import { createSignUp } from './sign-up.ts'

export type AccountService = ReturnType<typeof createAccountService>

export function createAccountService(parts: AccountParts) {
  const proofs = createProofs(parts, limits)
  return {
    proofs,
    confirm: async (viewer: Viewer, currentPassword: string | undefined): Promise<void> => {
      await proofs.demand(viewer, currentPassword)
    },
    ...createSignUp(parts, limits),
    ...createPasswordReset(parts, limits),
    ...createEmailProof(parts, limits, proofs),
    ...createEmailChange(parts, limits, proofs),
    ...createOwnAccount(parts, limits, proofs),
    ...createRemoval(parts, proofs),
    ...createAdministrators(parts),
  }
}
