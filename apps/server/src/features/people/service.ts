import {
  type BodyOf,
  type JoinedProject,
  MAX_JOINED_PROJECTS,
  MAX_PROJECT_PEOPLE,
  PEOPLE_MESSAGES,
  type PeopleRole,
  type ProjectEvent,
  type ProjectPerson,
  type people,
  toEmailKey,
} from '@wordloom/contract'
import { fieldError, RequestError } from '../../errors.ts'
import type { Account } from '../../ports/account.ts'
import type { MailQueue } from '../../ports/mail.ts'
import { perAccount, type RateLimits } from '../../ports/rate-limits.ts'
import type { Room } from '../../ports/room.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { createHandOver } from './hand-over.ts'
import type { Invitation } from './joining-storage.ts'
import { mailLimits } from './mail-limits.ts'
import type { PeopleStorage, Transaction } from './storage.ts'

interface PeopleParts {
  readonly storage: PeopleStorage
  readonly mail: MailQueue
  readonly rateLimits: RateLimits
  readonly room: Pick<Room, 'claimProject'>
}

export type PeopleService = ReturnType<typeof createPeople>

export function createPeople({ storage, mail, rateLimits, room }: PeopleParts) {
  return {
    ...createHandOver({ storage, mail, rateLimits, room }),

    list: ({ user }: Viewer, projectId: number): Promise<ProjectPerson[]> =>
      storage.transaction(async (transaction) => {
        await holdProject(transaction, user.id, projectId)
        return storage.list(transaction, user.id, projectId)
      }),

    history: ({ userId }: Account, projectId: number): Promise<ProjectEvent[]> =>
      storage.transaction(async (transaction) => {
        await holdProject(transaction, userId, projectId)
        return storage.history(transaction, userId, projectId)
      }),

    async invite(
      { user }: Viewer,
      projectId: number,
      { email, role }: BodyOf<typeof people.invite>,
    ): Promise<ProjectPerson> {
      if (!user.emailVerified) throw new RequestError('conflict', { message: PEOPLE_MESSAGES.verifyToInvite })
      if (toEmailKey(email) === toEmailKey(user.email)) throw fieldError('email', PEOPLE_MESSAGES.ownProject)
      return storage.transaction(async (transaction) => {
        await storage.lockAccounts(transaction, user.id)
        const projectName = await holdProject(transaction, user.id, projectId)
        const known = await storage.findByEmail(transaction, user.id, projectId, email)
        if (known !== null && known.joinedAt !== null)
          throw new RequestError('conflict', { message: PEOPLE_MESSAGES.alreadyJoined })
        if (known === null && (await storage.count(transaction, user.id, projectId)) >= MAX_PROJECT_PEOPLE)
          throw new RequestError('conflict', { message: PEOPLE_MESSAGES.tooManyPeople })
        await rateLimits.takeWithin(transaction, mailLimits(user.id, email))
        const person = await storage.invite(transaction, user.id, { projectId, email, role })
        await mail.enqueue(transaction, {
          template: 'project-invitation',
          userId: user.id,
          recipient: email,
          personId: person.id,
          projectName,
          inviter: user.email,
        })
        await addEvent(transaction, 'invited', { ownerId: user.id, projectId, by: user.id, subject: email })
        return person
      })
    },

    change: ({ user }: Viewer, projectId: number, id: number, role: PeopleRole): Promise<ProjectPerson> =>
      storage.transaction(async (transaction) => {
        await storage.lockAccounts(transaction, user.id)
        const person = await storage.setRole(transaction, user.id, { projectId, id, role })
        if (person === null) throw new RequestError('not_found')
        const { email: subject } = person
        await addEvent(transaction, 'role_changed', { ownerId: user.id, projectId, by: user.id, subject })
        return person
      }),

    remove: ({ user }: Viewer, projectId: number, id: number): Promise<void> =>
      storage.transaction(async (transaction) => {
        await storage.lockAccounts(transaction, user.id)
        const subject = await storage.remove(transaction, user.id, { projectId, id })
        if (subject === null) throw new RequestError('not_found')
        await addEvent(transaction, 'removed', { ownerId: user.id, projectId, by: user.id, subject })
      }),

    async leave({ user }: Viewer, { userId: ownerId, guest }: Account, projectId: number): Promise<void> {
      if (guest === null) throw new RequestError('not_found')
      await storage.transaction(async (transaction) => {
        await storage.lockAccounts(transaction, ownerId)
        const email = await storage.remove(transaction, ownerId, { projectId, personId: user.id })
        if (email === null) throw new RequestError('not_found')
        await addEvent(transaction, 'left', { ownerId, projectId, by: user.id, subject: null })
      })
    },

    joined: ({ user }: Viewer): Promise<JoinedProject[]> => storage.joined(user.id),

    async preview({ user }: Viewer, secret: string) {
      await rateLimits.take([perAccount('joinsPerAccount', user.id)])
      const { projectName, owner, role } = demandInvitation(user, await storage.findInvitation(secret))
      return { projectName, owner, role }
    },

    async join({ user }: Viewer, secret: string): Promise<JoinedProject> {
      await rateLimits.take([perAccount('joinsPerAccount', user.id)])
      return storage.transaction(async (transaction) => {
        const { ownerId } = demandInvitation(user, await storage.findInvitation(secret, transaction))
        await storage.lockAccounts(transaction, user.id, ownerId)
        const invitation = demandInvitation(user, await storage.findInvitation(secret, transaction))
        if (!user.emailVerified) throw new RequestError('conflict', { message: PEOPLE_MESSAGES.verifyToJoin })
        if (await storage.isJoined(transaction, invitation, user.id))
          throw new RequestError('conflict', { message: PEOPLE_MESSAGES.alreadyJoined })
        if ((await storage.countJoined(transaction, user.id)) >= MAX_JOINED_PROJECTS)
          throw new RequestError('conflict', { message: PEOPLE_MESSAGES.tooManyProjects })
        await storage.join(transaction, invitation, user.id)
        const { projectId, projectName: name, owner, role } = invitation
        await addEvent(transaction, 'joined', { ownerId, projectId, by: user.id, subject: null })
        return { account: ownerId, projectId, name, owner, role, isOffered: false }
      })
    },

    purge: (): Promise<void> => storage.purge(),
  }

  async function holdProject(transaction: Transaction, userId: string, id: number): Promise<string> {
    const name = await storage.holdProject(transaction, userId, id)
    if (name === null) throw new RequestError('not_found')
    return name
  }

  function addEvent(
    transaction: Transaction,
    event: ProjectEvent['event'],
    {
      ownerId,
      projectId,
      by,
      subject,
    }: { ownerId: string; projectId: number; by: string; subject: string | null },
  ): Promise<void> {
    return storage.addEvent(transaction, { ownerId, projectId, personId: by, event, subject })
  }
}

/** An invitation belongs to the address that it was sent to. */
function demandInvitation({ email }: Viewer['user'], invitation: Invitation | null): Invitation {
  if (invitation === null) throw new RequestError('not_found', { message: PEOPLE_MESSAGES.invitationGone })
  if (invitation.emailKey !== toEmailKey(email))
    throw new RequestError('conflict', { message: PEOPLE_MESSAGES.otherAddress })
  return invitation
}
