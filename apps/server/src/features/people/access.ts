import { type Endpoint, type ForPeople, PEOPLE_MESSAGES } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Account, Guest } from '../../ports/account.ts'
import type { Viewer } from '../../ports/viewer.ts'
import type { AccessStorage, Place } from './access-storage.ts'
import { notedOf, type OwnChangeStorage } from './own-changes.ts'

interface Asked {
  readonly viewer: Viewer
  readonly endpoint: Endpoint
  readonly account: string
  readonly itemId: number
}

export function createPeopleAccess(storage: AccessStorage, ownChanges: OwnChangeStorage) {
  return {
    own,

    /** @throws {RequestError} if the viewer may not do this in that account */
    async open({ viewer, endpoint, account, itemId }: Asked): Promise<Account> {
      const { people } = endpoint
      if (people === undefined)
        throw new RequestError('bad_request', { message: PEOPLE_MESSAGES.onlyOwnAccount })
      if (viewer.impersonator !== null) throw new RequestError('impersonating')
      if (account === viewer.user.id) return own({ viewer, endpoint, itemId })
      const asked = { ownerId: account, personId: viewer.user.id, item: people.item, itemId }
      const found = await storage.find(asked)
      demand(found?.role, people)
      const guest = guestOf({ ...asked, projectId: found?.projectId ?? 0 }, people)
      return { userId: account, guest, owner: null }
    },
  }

  function own({ viewer, endpoint, itemId }: Omit<Asked, 'account'>): Account {
    const { id: userId } = viewer.user
    const noted = notedOf(endpoint)
    if (noted === null) return { userId, guest: null, owner: null }
    const place = { ...noted, ownerId: userId, itemId: Number.isSafeInteger(itemId) ? itemId : null }
    const owner: Account['owner'] = {
      change: (transaction, work) => ownChanges.recorded(transaction, place, work),
    }
    return { userId, guest: null, owner }
  }

  function guestOf(place: Place, people: ForPeople): Guest {
    return {
      id: place.personId,
      projectId: place.projectId,
      async change(transaction, work) {
        const role = await storage.hold(transaction, place)
        demand(role, people)
        const { event } = people
        if (event === undefined) return work()
        return storage.recorded(transaction, place, event, work)
      },
    }
  }
}

function demand(role: ForPeople['role'] | undefined, people: ForPeople): void {
  if (role === undefined) throw new RequestError('not_found')
  if (people.role === 'editor' && role === 'viewer') throw new RequestError('view_only')
}
