export const SITE_TEXTS = {
  generator: 'Open the generator',
  howToUse: 'How to use it',
  faq: 'Read the FAQ',
  plans: 'Plans and prices',
  contact: 'Contact us',
} as const
