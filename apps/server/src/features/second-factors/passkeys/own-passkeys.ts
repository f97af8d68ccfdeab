import { MAX_PASSKEYS, type Passkey, SECOND_FACTOR_MESSAGES, type WebAuthnJson } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { Changes } from '../changes.ts'
import type { SecondFactorParts } from '../parts.ts'
import { toUserHandle } from './user-handle.ts'
import { createChallenge, type RelyingParty, readRegistration, toCreationOptions } from './web-authn.ts'

export function createOwnPasskeys({ storage, passkeys, accounts }: SecondFactorParts, changes: Changes) {
  return {
    async beginPasskey(
      viewer: Viewer,
      currentPassword: string | undefined,
      party: RelyingParty,
    ): Promise<{ options: WebAuthnJson }> {
      const { id, email, firstName, lastName } = viewer.user
      const holdAsProven = await accounts.prove(viewer, currentPassword)
      const known = await passkeys.list(id)
      if (known.length >= MAX_PASSKEYS) throw conflict('tooManyPasskeys')
      const challenge = createChallenge()
      await storage.transaction(async (transaction) => {
        await holdAsProven(transaction)
        await passkeys.askToRegister(transaction, id, challenge)
      })
      const name = [firstName, lastName].filter(Boolean).join(' ') || email
      const user = { handle: toUserHandle(id), email, name }
      return { options: await toCreationOptions(party, user, challenge, known) }
    },

    async addPasskey(
      viewer: Viewer,
      given: { readonly name: string; readonly response: WebAuthnJson },
      party: RelyingParty,
      client: Client,
    ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
      const { id } = viewer.user
      const challenge = await passkeys.takeRegistration(id)
      if (challenge === null) throw conflict('setupOver')
      const made = await readRegistration(given.response, challenge, party)
      if (made === null) {
        throw new RequestError('bad_request', { message: SECOND_FACTOR_MESSAGES.unreadablePasskey })
      }
      const { result: passkey, recoveryCodes } = await changes.add(
        viewer,
        client,
        'passkey_added',
        async (transaction) => {
          if ((await passkeys.count(transaction, id)) >= MAX_PASSKEYS) throw conflict('tooManyPasskeys')
          const added = await passkeys.add(transaction, id, given.name, made)
          if (added === null) throw conflict('passkeyKnown')
          return added
        },
      )
      return { passkey, recoveryCodes }
    },

    async renamePasskey({ user }: Viewer, id: string, name: string): Promise<Passkey> {
      const passkey = await passkeys.rename(user.id, id, name)
      if (passkey === null) throw new RequestError('not_found')
      return passkey
    },

    async removePasskey(
      viewer: Viewer,
      id: string,
      currentPassword: string | undefined,
      client: Client,
    ): Promise<void> {
      const holdAsProven = await accounts.prove(viewer, currentPassword)
      await changes.remove(viewer, client, 'passkey_removed', holdAsProven, async (transaction) => {
        if (!(await passkeys.remove(transaction, viewer.user.id, id))) throw new RequestError('not_found')
      })
    },
  }
}

function conflict(problem: 'tooManyPasskeys' | 'passkeyKnown' | 'setupOver'): RequestError {
  return new RequestError('conflict', { message: SECOND_FACTOR_MESSAGES[problem] })
}
