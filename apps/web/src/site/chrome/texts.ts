export const PLACE_TEXTS = {
  generator: 'Generator',
  features: 'Features',
  guides: 'Guides',
  tools: 'Tools',
  pricing: 'Pricing',
  howToUse: 'How to Use',
  faq: 'FAQ',
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  dashboard: 'Dashboard',
  projects: 'Projects',
  admin: 'Admin',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
} as const

export const TOP_BAR_TEXTS = {
  skip: 'Skip to the content',
  navigation: 'Main',
  menu: 'Menu',
  darkTheme: 'Dark theme',
  shortcuts: 'Keyboard shortcuts',
} as const

export const FOOTER_TEXTS = {
  navigation: 'Footer',
  product: 'Product',
  about: 'About us',
  account: 'Your work',
} as const
