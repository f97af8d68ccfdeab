export const LEGAL_TEXTS = {
  /** The specification sets this date and its format. */
  dated: 'In force since <date>15 January 2025</date>',
  isoDate: '2025-01-15',
  contents: 'On this page',
  before: (heading = '') => `${heading}: `,
  further: {
    '/privacy':
      'A question about this? <contact>Write to whoever runs this site</contact>. What holds besides is in the <terms>terms of service</terms>.',
    '/terms':
      'A question about this? <contact>Write to whoever runs this site</contact>. What is kept about you is in the <privacy>privacy policy</privacy>.',
  },
} as const
