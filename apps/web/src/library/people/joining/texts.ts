export const JOIN_TEXTS = {
  title: 'Invitation to a project',
  description: 'Someone invited you to a project in Wordloom.',
  loading: 'Opening the invitation…',
  invites: (owner: string, name: string) => `${owner} invites you to the project “${name}”.`,
  roles: {
    viewer: 'You can view its columns, lists and results.',
    editor: 'You can view and change its columns, lists and results.',
  },
  seen: 'The owner sees your email address and what you do in the project.',
  join: 'Join the project',
  joining: 'Joining…',
  failed: "We couldn't open the invitation",
  incomplete: 'This link is incomplete. Copy the whole link and try again.',
  toSignIn: 'Sign in or create an account with the email address that got the invitation.',
  signIn: 'Sign In',
  signUp: 'Create account',
  toProjects: 'Go to Projects',
  retry: 'Retry',
} as const

export const OFFER_TEXTS = {
  title: (owner: string) => `${owner} offers you this project`,
  text: 'If you take it over, it moves to your account with its lists and results, and counts for your plan. The former owner can still edit it.',
  takeOver: 'Take over the project',
  takingOver: 'Taking over…',
  decline: 'Decline',
  takenOver: 'The project is yours now',
  declined: 'You declined the offer',
  notTakenOver: "We couldn't move the project to your account.",
  notDeclined: "We couldn't decline the offer.",
} as const

export const LEAVE_TEXTS = {
  leave: 'Leave project',
  title: 'Leave this project?',
  text: 'You lose access immediately. The owner can invite you again.',
  leaving: 'Leaving…',
  left: 'You left the project',
  notLeft: "We couldn't take you out of the project.",
} as const
