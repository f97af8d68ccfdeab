export const IMPERSONATION_TEXTS = {
  title: 'Signed in as someone else',
  who: (email: string) => `You're signed in as <email>${email}</email>`,
  until: (time: string) => `until <time>${time}</time>`,
  return: 'Return to your account',
  returning: 'Returning…',
  failed: { title: 'Error', description: "We couldn't return you to your account." },
} as const
