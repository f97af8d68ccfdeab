import {
  HISTORY_DAYS,
  HISTORY_ENTRIES,
  MAX_PROJECT_PEOPLE,
  type PeopleRole,
  type ProjectEvent,
} from '@wordloom/contract'

export const ROLE_NAMES: Readonly<Record<PeopleRole, string>> = { viewer: 'Can view', editor: 'Can edit' }

/** Tells people their own role. */
export const STANDING_TEXTS: Readonly<Record<PeopleRole, string>> = {
  viewer: 'You can view',
  editor: 'You can edit',
}

export const PEOPLE_DIALOG_TEXTS = {
  open: 'People…',
  title: (name: string) => `People in “${name}”`,
  about: `They see the project with its lists and results, and editors change them. Everything stays in your account. Every plan includes ${MAX_PROJECT_PEOPLE} people per project.`,
  what: 'The people',
  loading: 'Loading the people…',
  list: 'People and invitations',
  invited: 'Invited, not joined yet',
  joined: 'Joined',
  role: (email: string) => `What ${email} may do`,
  remove: 'Remove',
  removePerson: (email: string) => `Remove ${email}`,
  removed: (email: string) => `${email} was removed`,
  notRemoved: "We couldn't remove this person.",
  notChanged: "We couldn't change what this person may do.",
  makeOwner: 'Make owner…',
  makePersonOwner: (email: string) => `Make ${email} the owner…`,
  offered: "Joined. You offered them the project, and they haven't answered yet.",
  withdraw: 'Take back the offer',
  withdrawFrom: (email: string) => `Take back the offer to ${email}`,
  withdrawn: 'You took back the offer',
  notWithdrawn: "We couldn't take back the offer.",
  offerTitle: (email: string) => `Offer the project to ${email}?`,
  offerText:
    'If they accept, the project moves to their account with its lists, results, people, history and what is in the trash, and counts for their plan. You can still edit it. Its share links and open invitations end, and its lists leave your folders.',
  offer: 'Offer the project',
  offering: 'Offering…',
  offerSent: (email: string) => `${email} got an email with the offer`,
  notOffered: "We couldn't offer the project.",
  inviteHeading: 'Invite someone',
  email: 'Email',
  newRole: 'What they may do',
  invite: 'Send invitation',
  inviting: 'Sending…',
  sent: 'Invitation sent',
  notSent: "We couldn't send the invitation.",
} as const

export const HISTORY_TEXTS = {
  heading: 'History',
  what: 'The history',
  loading: 'Loading the history…',
  empty: 'Nothing yet. What people do in the project appears here.',
  limits: `The last ${HISTORY_ENTRIES} entries of ${HISTORY_DAYS} days.`,
  someone: 'Someone who deleted their account',
} as const

export function toSentence({ event, by, subject }: ProjectEvent): string {
  return `${by ?? HISTORY_TEXTS.someone} ${EVENTS[event](subject ?? '')}`
}

const EVENTS: Readonly<Record<ProjectEvent['event'], (subject: string) => string>> = {
  invited: (subject) => `invited ${subject}`,
  joined: () => 'joined',
  role_changed: (subject) => `changed what ${subject} may do`,
  removed: (subject) => `removed ${subject}`,
  left: () => 'left',
  offered: (subject) => `offered to hand the project over to ${subject}`,
  offer_withdrawn: (subject) => `took back the offer to ${subject}`,
  offer_declined: () => 'declined the offer of the project',
  taken_over: () => 'took over the project and owns it now',
  project_changed: () => 'changed the project',
  project_removed: () => 'deleted the project',
  project_restored: () => 'restored the project',
  list_added: (subject) => `added the list “${subject}”`,
  list_changed: (subject) => `changed the list “${subject}”`,
  list_removed: (subject) => `deleted the list “${subject}”`,
  list_restored: (subject) => `restored the list “${subject}”`,
  list_taken_out: (subject) => `moved the list “${subject}” out of the project`,
  result_added: (subject) => `added the result “${subject}”`,
  result_changed: (subject) => `changed the result “${subject}”`,
  result_removed: (subject) => `deleted the result “${subject}”`,
  result_restored: (subject) => `restored the result “${subject}”`,
  result_taken_out: (subject) => `moved the result “${subject}” out of the project`,
}
