export const PROJECT_BAR_TEXTS = {
  saving: 'Saving…',
  saved: 'Saved',
  unreachable: "We can't reach the server",
  notSaved: (reason: string, hope: string) =>
    `Not saved: ${reason}. Your words are kept on this device. ${hope}`,
  triedAgain: "We'll retry automatically.",
  tryAgain: 'Make a change, or try again.',
  retry: 'Retry',
} as const

export const CONFLICT_TEXTS = {
  title: 'Changed elsewhere',
  text: 'This project was changed elsewhere while you were editing it here. Nothing is overwritten until you choose, and we keep the other version.',
  mine: 'Yours',
  theirs: 'Other version',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
} as const

export const OTHER_VERSION_TEXTS = {
  title: 'The other version',
  kept: 'The other version is kept on this device',
  swap: 'Swap them',
  forget: 'Forget it',
} as const

export const DELETED_PROJECT_TEXTS = {
  goneForYou: "This project isn't there anymore. Save your changes as a project of your own.",
  text: 'This project was deleted elsewhere. Your words are kept on this device.',
  saveAsNew: 'Save as a new project',
  created: 'Project created successfully!',
  createFailed: 'Failed to create project',
  restore: 'Restore project',
  restoreFailed: 'Failed to restore project',
} as const
