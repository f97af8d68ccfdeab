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

export const JOINED_PROJECTS_TEXTS = {
  heading: 'Shared with you',
  of: (owner: string) => `Owner: ${owner}`,
} as const

export const JOINED_PAGE_TEXTS = {
  title: 'Project',
  what: 'The project',
  back: 'Back to Projects',
  roles: { viewer: 'You can view', editor: 'You can edit' },
  gone: "This project isn't there anymore",
  goneText: 'The owner deleted it, removed you, or is suspended.',
  leave: 'Leave project',
  leaveTitle: 'Leave this project?',
  leaveText: 'You lose access immediately. The owner can invite you again.',
  leaving: 'Leaving…',
  left: 'You left the project',
  notLeft: "We couldn't take you out of the project.",
  lists: 'Lists of the project',
  listsWhat: 'The lists',
  listsLoading: 'Loading the lists…',
  noLists: 'No lists in this project yet.',
  results: 'Results of the project',
  resultsWhat: 'The results',
  resultsLoading: 'Loading the results…',
  noResults: 'No results in this project yet.',
  openInGenerator: 'Open in Generator',
  openResult: (name: string) => `Open ${name} in the generator`,
  download: 'Download',
  downloadResult: (name: string) => `Download ${name}`,
  removeResult: (name: string) => `Delete ${name}`,
  resultRemoved: 'The result is in the trash of the owner now',
  resultNotRemoved: "We couldn't delete the result.",
  newList: 'New list',
  open: (name: string) => `Open ${name}`,
  remove: 'Delete',
  removeList: (name: string) => `Delete ${name}`,
  removed: 'The list is in the trash of the owner now',
  notRemoved: "We couldn't delete the list.",
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

export const RENAME_TEXTS = {
  project: 'Rename project',
  result: 'Rename result',
  open: 'Rename…',
  openNamed: (name: string) => `Rename ${name}`,
  name: 'Name',
  save: 'Save',
  saving: 'Saving…',
  failed: "We couldn't save the name.",
} as const

export const JOINED_LIST_TEXTS = {
  what: 'The list',
  loading: 'Loading the list…',
  words: 'Words',
} as const
