export const PRODUCT_TEXTS = {
  name: 'Wordloom',
  headline: 'Advanced List Building & Word Merging Tool',
  tagline: 'Build and manage keyword and phrase combinations in seconds',
  footer: 'Advanced word merging and list management',
  categories: ['SEO', 'PPC', 'Databases', 'Affiliate Marketing', 'Domaining', 'Ecommerce Pros'],
} as const
