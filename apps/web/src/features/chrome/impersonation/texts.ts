export const IMPERSONATION_TEXTS = {
  title: 'Signed in as somebody else',
  who: (email: string) => `You are signed in as <email>${email}</email>`,
  until: (time: string) => `until <time>${time}</time>`,
  return: 'Return to your account',
  returning: 'Returning…',
  failed: { title: 'Error', description: 'You could not be led back.' },
} as const
