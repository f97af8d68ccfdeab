export const LEGAL_TEXTS = {
  /** The specification sets this date and its format. */
  dated: 'In force since <date>15 January 2025</date>',
  isoDate: '2025-01-15',
  updated: 'Last updated <date>24 November 2026</date>',
  isoUpdated: '2026-11-24',
  contents: 'On this page',
  before: (heading = '') => `${heading}: `,
  further: {
    '/privacy': 'Questions? <contact>Contact us</contact>. See also the <terms>terms of service</terms>.',
    '/terms': 'Questions? <contact>Contact us</contact>. See also the <privacy>privacy policy</privacy>.',
  },
} as const
