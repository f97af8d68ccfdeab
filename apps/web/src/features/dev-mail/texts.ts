export const DEMO_MAIL_TEXTS = {
  title: 'Mail of the demo',
  intro: 'Wordloom runs on this machine only, so no mail leaves it: what would have been sent is here.',
  refresh: 'Refresh',
  refreshing: 'Looking…',
  choose: 'Choose a mail to read it.',
  count(count: number): string {
    if (count === 0) return 'No mail'
    return count === 1 ? '1 mail' : `${count} mails`
  },
  loading: 'Loading the mails…',
  failed: (reason: string) => `The mails could not be loaded. ${reason}`,
  tryAgain: 'Please try again.',
} as const

export const MAIL_LIST_TEXTS = {
  label: 'Mails',
  none: 'Nothing has been sent yet',
  noneAbout: 'Sign up, and the mail with the link that verifies your address is here a moment later.',
  signUp: 'Sign Up',
} as const

export const MAIL_TEXTS = {
  label: 'Mail',
  back: 'All mails',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  showAs: 'Show as',
  parts: { html: 'HTML', text: 'Text' },
  frame: (subject: string) => `HTML part of “${subject}”`,
  loading: 'Loading the mail…',
  failed: (reason: string) => `The mail could not be loaded. ${reason}`,
  gone: 'There is no such mail any more. Choose another one from the list.',
} as const
