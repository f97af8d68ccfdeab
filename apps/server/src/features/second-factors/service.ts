import type { SecondFactors } from '@wordloom/contract'
import type { Client } from '../../ports/client.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { createChanges } from './changes.ts'
import { createOwnApp } from './own-app.ts'
import type { SecondFactorParts } from './parts.ts'
import { createOwnPasskeys } from './passkeys/own-passkeys.ts'
import { createPasskeySignIn } from './passkeys/passkey-sign-in.ts'
import { createProofs } from './proofs.ts'
import { createProving } from './second-step/proving.ts'

export type SecondFactorService = ReturnType<typeof createSecondFactorService>

export function createSecondFactorService(parts: SecondFactorParts) {
  const { storage, passkeys, steps, accounts, isDemandedOfAdministrators } = parts
  const proofs = createProofs(parts)
  const changes = createChanges(parts)

  return {
    ...createProving(parts, proofs, changes),
    ...createPasskeySignIn(parts, proofs),
    ...createOwnApp(parts, changes),
    ...createOwnPasskeys(parts, changes),

    async list({ user }: Viewer): Promise<SecondFactors> {
      const [{ appSince, recoveryCodesLeft }, known] = await Promise.all([
        storage.find(user.id),
        passkeys.list(user.id),
      ])
      return {
        appSince: appSince === null ? null : new Date(appSince).toISOString(),
        passkeys: known.map(({ transports, ...passkey }) => passkey),
        recoveryCodesLeft,
        isDemanded: isDemandedOfAdministrators && user.isAdmin,
      }
    },

    async renewRecoveryCodes(
      viewer: Viewer,
      currentPassword: string | undefined,
      client: Client,
    ): Promise<{ recoveryCodes: string[] }> {
      const holdAsProven = await accounts.prove(viewer, currentPassword)
      return { recoveryCodes: await changes.renewRecoveryCodes(viewer, client, holdAsProven) }
    },

    async purge(): Promise<void> {
      await storage.purge()
      await passkeys.purge()
      await steps.purge()
    },
  }
}
