export const SITE_TEXTS = {
  generator: 'Open the generator',
  howToUse: 'How to use it',
  faq: 'Read the FAQ',
  plans: 'Plans and prices',
  contact: 'Write to us',
} as const
