import { MAX_JOINED_PROJECTS, PEOPLE_MESSAGES, type ProjectPerson } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Account } from '../../ports/account.ts'
import type { MailQueue } from '../../ports/mail.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { Room } from '../../ports/room.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { mailLimits } from './mail-limits.ts'
import type { PeopleStorage, Transaction } from './storage.ts'

interface HandOverParts {
  readonly storage: PeopleStorage
  readonly mail: MailQueue
  readonly rateLimits: RateLimits
  readonly room: Pick<Room, 'claimProject'>
}

/** A project moves only to someone who accepts it, because it counts for their plan. */
export function createHandOver({ storage, mail, rateLimits, room }: HandOverParts) {
  return {
    offer: ({ user }: Viewer, projectId: number, id: number): Promise<ProjectPerson> =>
      storage.transaction(async (transaction) => {
        await storage.lockAccounts(transaction, user.id)
        const projectName = await storage.holdProject(transaction, user.id, projectId)
        const known = await storage.list(transaction, user.id, projectId)
        if (projectName === null || !known.some((person) => person.id === id))
          throw new RequestError('not_found')
        if ((await storage.countJoined(transaction, user.id)) >= MAX_JOINED_PROJECTS)
          throw new RequestError('conflict', { message: PEOPLE_MESSAGES.tooManyProjects })
        const offered = await storage.offer(transaction, user.id, { projectId, id })
        if (offered === null) throw new RequestError('conflict', { message: PEOPLE_MESSAGES.notAnEditor })
        const { person, recipient } = offered
        await rateLimits.takeWithin(transaction, mailLimits(user.id, recipient))
        await mail.enqueue(transaction, {
          template: 'project-offered',
          recipient,
          ownerId: user.id,
          owner: user.email,
          projectId,
          projectName,
        })
        await storage.addEvent(transaction, {
          ownerId: user.id,
          projectId,
          personId: user.id,
          event: 'offered',
          subject: person.email,
        })
        return person
      }),

    withdrawOffer: ({ user }: Viewer, projectId: number, id: number): Promise<void> =>
      storage.transaction(async (transaction) => {
        await storage.lockAccounts(transaction, user.id)
        const subject = await storage.endOffer(transaction, user.id, { projectId, id })
        if (subject === null) throw new RequestError('not_found')
        const event = 'offer_withdrawn'
        await storage.addEvent(transaction, {
          ownerId: user.id,
          projectId,
          personId: user.id,
          event,
          subject,
        })
      }),

    takeOver: ({ user }: Viewer, account: Account, projectId: number): Promise<void> =>
      answer(account, user.id, async (transaction) => {
        const from = account.userId
        const projectName = await demandOffer(transaction, { from, to: user.id, projectId })
        const totals = await storage.measure(transaction, from, projectId)
        await room.claimProject(transaction, user.id, totals)
        const email = await storage.emailOf(transaction, from)
        await storage.handOver(transaction, { projectId, from: { id: from, email }, to: user.id }, totals)
        await storage.addEvent(transaction, {
          ownerId: user.id,
          projectId,
          personId: user.id,
          event: 'taken_over',
          subject: null,
        })
        await mail.enqueue(transaction, {
          template: 'project-taken-over',
          recipient: email,
          owner: user.email,
          projectName,
        })
      }),

    declineOffer: ({ user }: Viewer, account: Account, projectId: number): Promise<void> =>
      answer(account, user.id, async (transaction) => {
        const [ownerId, personId] = [account.userId, user.id]
        await demandOffer(transaction, { from: ownerId, to: personId, projectId })
        await storage.endOffer(transaction, ownerId, { projectId, personId })
        const event = 'offer_declined'
        await storage.addEvent(transaction, { ownerId, projectId, personId, event, subject: null })
      }),
  }

  /** Locks both accounts before anything else, so that no two transactions wait for each other. */
  async function answer(
    { userId, guest }: Account,
    personId: string,
    work: (transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    if (guest === null) throw new RequestError('not_found')
    await storage.transaction(async (transaction) => {
      await storage.lockAccounts(transaction, userId, personId)
      await guest.change(transaction, () => work(transaction))
    })
  }

  async function demandOffer(
    transaction: Transaction,
    { from, to, projectId }: { readonly from: string; readonly to: string; readonly projectId: number },
  ): Promise<string> {
    const name = await storage.holdProject(transaction, from, projectId)
    if (name === null) throw new RequestError('not_found')
    if (!(await storage.hasOffer(transaction, from, { projectId, personId: to })))
      throw new RequestError('conflict', { message: PEOPLE_MESSAGES.notOffered })
    return name
  }
}
