import type { User } from '@wordloom/contract'
import type { Identity } from './identity.ts'
import type { IdentityParts } from './parts.ts'
import { SignInError } from './sign-in-error.ts'
import type { Transaction } from './storage.ts'

export interface Admission {
  readonly user: User
  readonly way: 'known' | 'linked' | 'taken over' | 'created'
}

/** Issuer and subject decide which account opens. An unknown identity is matched by its verified email. */
export function createAdmission({ storage, sessions }: Pick<IdentityParts, 'storage' | 'sessions'>) {
  return async function admit(transaction: Transaction, identity: Identity): Promise<Admission> {
    const known = await storage.lockByIdentity(transaction, identity)
    if (known !== null) return { user: refuseSuspended(known), way: 'known' }

    const { email, isEmailVerified } = identity
    if (email === null || !isEmailVerified) throw new SignInError('unconfirmed')
    const admission = await admitByEmail(transaction, { ...identity, email })
    const isLinked = admission !== null && (await storage.link(transaction, admission.user.id, identity))
    // Otherwise a concurrent sign-in has just linked this identity, so it is known now.
    return isLinked ? admission : admit(transaction, identity)
  }

  async function admitByEmail(
    transaction: Transaction,
    identity: Identity & { readonly email: string },
  ): Promise<Admission | null> {
    const owner = await storage.lockByEmail(transaction, identity.email)
    if (owner === null) {
      const user = await storage.create(transaction, identity)
      return user && { user, way: 'created' }
    }
    refuseSuspended(owner)
    if (owner.emailVerified === 1) {
      // The provider may have given the address to someone else since.
      if (await storage.hasOtherIdentity(transaction, owner.id, identity)) {
        throw new SignInError('connectedOtherwise')
      }
      return { user: owner, way: 'linked' }
    }
    await sessions.endAll(transaction, owner.id)
    await storage.handOver(transaction, owner.id, identity)
    return { user: owner, way: 'taken over' }
  }
}

function refuseSuspended(user: User): User {
  if (user.isSuspended) throw new SignInError('suspended')
  return user
}
