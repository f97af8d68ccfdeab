import * as z from 'zod/mini'
import { Email } from '../accounts/account-fields.ts'
import { endpoint, PEOPLE_ROLES, PROJECT_EVENTS } from '../endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from '../limits.ts'
import { AccountQuery, ItemId, ItemParams, PersonParams } from './item-fields.ts'

/** In every plan: people of a project, invitations included. */
export const MAX_PROJECT_PEOPLE = 50
export const MAX_JOINED_PROJECTS = 200
export const INVITATION_DAYS = 7
/** The history of a project keeps this many entries, none older than HISTORY_DAYS. */
export const HISTORY_ENTRIES = 200
export const HISTORY_DAYS = 90

export const PEOPLE_MESSAGES = {
  ownProject: 'This is your own project',
  alreadyJoined: 'This person already takes part in the project',
  tooManyPeople: `A project has up to ${MAX_PROJECT_PEOPLE} people, invitations included. Remove someone first.`,
  tooManyProjects: `You take part in ${MAX_JOINED_PROJECTS} projects. Leave one you no longer need.`,
  verifyToInvite: 'Verify your email address before you invite people',
  verifyToJoin: 'Verify your email address before you join a project',
  notAnEditor: 'Only someone who has joined and can edit may become the owner',
  notOffered: "The owner doesn't offer you this project anymore",
  otherAddress: 'This invitation is for another email address. Sign in with the address that got it.',
  invitationGone:
    "This invitation doesn't work. It may have ended, or the owner took it back. Ask for another one.",
  onlyOwnAccount: 'This works only in your own account',
} as const

const PeopleRole = z.enum(PEOPLE_ROLES)

export const ProjectPerson = z.strictObject({
  id: ItemId,
  email: z.string(),
  role: PeopleRole,
  invitedAt: z.iso.datetime(),
  /** Null until the person accepts the invitation. */
  joinedAt: z.nullable(z.iso.datetime()),
  /** The owner offers the project to this person, who hasn't answered yet. */
  isOffered: z.boolean(),
})
export type ProjectPerson = Readonly<z.infer<typeof ProjectPerson>>

export const JoinedProject = z.strictObject({
  /** The owner's account. Send it as `account` to act in the project. */
  account: z.uuid(),
  projectId: ItemId,
  name: z.string(),
  owner: z.string(),
  role: PeopleRole,
  /** The owner offers to hand the project over to you. */
  isOffered: z.boolean(),
})
export type JoinedProject = Readonly<z.infer<typeof JoinedProject>>

export const ProjectEvent = z.strictObject({
  id: ItemId,
  event: z.enum(PROJECT_EVENTS),
  /** The email address of the person who did it. Null if they deleted their account. */
  by: z.nullable(z.string()),
  /** The name of the list or result, or the invited or removed address. */
  subject: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type ProjectEvent = Readonly<z.infer<typeof ProjectEvent>>

const Invitation = z.strictObject({ projectName: z.string(), owner: z.string(), role: PeopleRole })
const secret = z.strictObject({ secret: z.string().check(z.maxLength(200)) })

export const people = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects/:id/people',
    access: 'signed-in',
    bounds: 'rows',
    isClosedToImpersonators: true,
    summary: 'The people of a project and the invitations that nobody has accepted yet',
    params: ItemParams,
    reply: z.array(ProjectPerson),
    status: 200,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/projects/:id/people',
    access: 'signed-in',
    rateLimits: ['invitationsPerAccount', 'invitationsPerRecipient'],
    isClosedToImpersonators: true,
    summary: 'Invite someone to a project by email. Inviting an address again sends a new link',
    params: ItemParams,
    body: z.strictObject({ email: Email, role: PeopleRole }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: ProjectPerson,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/projects/:id/people/:personId',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Change what someone may do in a project',
    params: PersonParams,
    body: z.strictObject({ role: PeopleRole }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: ProjectPerson,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/:id/people/:personId',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Remove someone from a project, or take back an invitation',
    params: PersonParams,
    status: 204,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/projects/:id/people/:personId/offer',
    access: 'signed-in',
    rateLimits: ['invitationsPerAccount', 'invitationsPerRecipient'],
    isClosedToImpersonators: true,
    summary: 'Offer a project to one of its editors, who becomes the owner by taking it over',
    params: PersonParams,
    reply: ProjectPerson,
    status: 200,
  }),
  withdrawOffer: endpoint({
    method: 'DELETE',
    path: '/api/projects/:id/people/:personId/offer',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Take back the offer of a project',
    params: PersonParams,
    status: 204,
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/projects/:id/take-over',
    access: 'signed-in',
    bounds: 'copies',
    isClosedToImpersonators: true,
    summary:
      'Become the owner of a project that its owner offers you. It moves to your account and keeps its id',
    params: ItemParams,
    query: AccountQuery,
    people: { role: 'editor', item: 'project' },
    status: 204,
  }),
  declineOffer: endpoint({
    method: 'POST',
    path: '/api/projects/:id/decline',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Decline a project that its owner offers you',
    params: ItemParams,
    query: AccountQuery,
    people: { role: 'editor', item: 'project' },
    status: 204,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/projects/:id/history',
    access: 'signed-in',
    bounds: 'rows',
    summary: 'What people did in a project, newest first',
    params: ItemParams,
    query: AccountQuery,
    people: { role: 'viewer', item: 'project' },
    reply: z.array(ProjectEvent),
    status: 200,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/projects/:id/leave',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: "Leave someone else's project",
    params: ItemParams,
    query: AccountQuery,
    people: { role: 'viewer', item: 'project' },
    status: 204,
  }),
  joined: endpoint({
    method: 'GET',
    path: '/api/joined-projects',
    access: 'signed-in',
    bounds: 'rows',
    isClosedToImpersonators: true,
    summary: 'The projects of others that you take part in, newest first',
    reply: z.array(JoinedProject),
    status: 200,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/invitation',
    access: 'signed-in',
    rateLimits: ['joinsPerAccount'],
    isClosedToImpersonators: true,
    summary: 'What an invitation is for',
    body: secret,
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: Invitation,
    status: 200,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/invitation/join',
    access: 'signed-in',
    rateLimits: ['joinsPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Accept an invitation',
    body: secret,
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: JoinedProject,
    status: 200,
  }),
} as const
