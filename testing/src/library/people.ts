import type { PeopleRole } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import { createPeopleStorage } from '@wordloom/server/internal/features/people/storage'

interface Invited {
  readonly projectId: number
  readonly email: string
  readonly role: PeopleRole
}

export async function addInvitation(
  database: Database,
  ownerId: string,
  invited: Invited,
): Promise<{ readonly id: number; readonly secret: string }> {
  const storage = createPeopleStorage(database)
  return database.transaction(async (transaction) => {
    const { id } = await storage.invite(transaction, ownerId, invited)
    const secret = await storage.issue(transaction, ownerId, id)
    if (secret === null) throw new Error('The person has joined already.')
    return { id, secret }
  })
}

export async function addPerson(
  database: Database,
  ownerId: string,
  { person, ...invited }: Omit<Invited, 'email'> & { readonly person: { id: string; email: string } },
): Promise<number> {
  const { secret } = await addInvitation(database, ownerId, { ...invited, email: person.email })
  const storage = createPeopleStorage(database)
  return database.transaction(async (transaction) => {
    const invitation = await storage.findInvitation(secret, transaction)
    if (invitation === null) throw new Error('The invitation is missing.')
    await storage.join(transaction, invitation, person.id)
    return invitation.id
  })
}

/** Changes nothing if the person can't edit. */
export async function offer(
  database: Database,
  ownerId: string,
  place: { readonly projectId: number; readonly id: number },
): Promise<void> {
  await database.transaction((transaction) =>
    createPeopleStorage(database).offer(transaction, ownerId, place),
  )
}
