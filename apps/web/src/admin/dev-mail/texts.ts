export const DEMO_MAIL_TEXTS = {
  title: 'Demo email',
  intro: 'Wordloom only runs on this machine, so no email leaves it. Emails it would have sent appear here.',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  choose: 'Choose an email to read it.',
  count(count: number): string {
    if (count === 0) return 'No email'
    return count === 1 ? '1 email' : `${count} emails`
  },
  loading: 'Loading the emails…',
  failed: (reason: string) => `We couldn't load the emails. ${reason}`,
  tryAgain: 'Please try again.',
} as const

export const MAIL_LIST_TEXTS = {
  label: 'Emails',
  none: 'No emails yet',
  noneAbout: 'Sign up, and your verification email will appear here in a moment.',
  signUp: 'Sign Up',
} as const

export const MAIL_TEXTS = {
  label: 'Email',
  back: 'All emails',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  showAs: 'Show as',
  parts: { html: 'HTML', text: 'Text' },
  frame: (subject: string) => `HTML part of “${subject}”`,
  loading: 'Loading the email…',
  failed: (reason: string) => `We couldn't load the email. ${reason}`,
  gone: 'This email no longer exists. Choose another one from the list.',
} as const
