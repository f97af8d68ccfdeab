import { describeLimit, LIMITS, type TargetId } from '@wordloom/targets'
import type { TargetContent } from '../target-content.ts'

const SPACE = { separator: 'space' } as const

export const SEARCH_ADS = {
  'google-ads-keyword': {
    title: 'Google Ads keyword length and character check',
    description: `Combine words into Google Ads keywords and check every one: ${describeLimit(LIMITS['google-ads-keyword'])}, and no character that Google refuses.`,
    heading: 'Keywords that Google Ads takes',
    lead: 'Combine qualifiers, services and places into keywords. Keywords that are too long, have too many words or contain a refused character are left out, and you see which ones and why.',
    example: {
      columns: [
        { name: 'Deadline', words: ['same day', '24/7', 'open now?'] },
        { name: 'Service', words: ['plumber', 'water heater repair & replacement'] },
        { name: 'Place', words: ['in Leeds', 'near the old town in the north of the city'] },
      ],
      options: SPACE,
    },
    guides: ['/google-ads-guide', '/ppc-agencies-guide', '/local-business-guide'],
  },
  'google-ads-negative': {
    title: 'Negative keywords for Google Ads, checked',
    description: `Combine words into negative keywords for Google Ads. Each one is checked: ${describeLimit(LIMITS['google-ads-keyword'])}, and no character that Google refuses.`,
    heading: 'Negatives that Google Ads takes',
    lead: "Combine the words you don't want with your products, so that a negative blocks only the pair. Negatives that Google Ads refuses are left out, with the reason.",
    example: {
      columns: [
        { name: 'Unwanted', words: ['free', 'diy', 'how to', '100%'] },
        { name: 'Subject', words: ['payroll', 'invoice'] },
        { name: 'Kind', words: ['software', 'template (excel)'] },
      ],
      options: SPACE,
    },
    guides: ['/google-ads-guide', '/ppc-agencies-guide'],
    tool: '/tools/negatives',
  },
  'google-ads-headline': {
    title: 'Google Ads headlines that fit',
    description: `Combine words into headlines for responsive search ads and keep those of at most ${LIMITS['google-ads-headline'].most.characters} characters. Wide characters count twice, as in Google Ads.`,
    heading: 'Headlines for responsive search ads',
    lead: 'Combine product, feature and offer into headlines. Characters count as they do in Google Ads, where a wide one, such as a Japanese letter, counts as 2.',
    example: {
      columns: [
        { name: 'Wood', words: ['Oak', 'Walnut'] },
        { name: 'Furniture', words: ['Desks', 'Benches'] },
        { name: 'Promise', words: ['Made to Measure', 'Delivered Free', 'Built to Last a Lifetime'] },
      ],
      options: SPACE,
    },
    guides: ['/google-ads-guide', '/ppc-agencies-guide'],
  },
  'google-ads-description': {
    title: 'Google Ads descriptions that fit',
    description: `Combine sentences into descriptions for responsive search ads and keep those of at most ${LIMITS['google-ads-description'].most.characters} characters, wide characters counted twice.`,
    heading: 'Descriptions for responsive search ads',
    lead: 'Combine a benefit, a proof and a call to action into descriptions. You see which ones are too long and where they would be cut.',
    example: {
      columns: [
        { name: 'Benefit', words: ['Desks made to measure in solid oak.', 'Every board chosen by hand.'] },
        { name: 'Proof', words: ['Ten-year guarantee.', 'Rated 4.9 by more than 2,000 customers.'] },
        { name: 'Call to action', words: ['Get a quote.', 'Order a free wood sample today.'] },
      ],
      options: SPACE,
    },
    guides: ['/google-ads-guide'],
  },
  'google-ads-path': {
    title: 'Google Ads display paths that fit',
    description: `Combine words into display paths for Google Ads. Each has at most ${LIMITS['google-ads-path'].most.characters} characters and no slash, because an ad has two separate paths.`,
    heading: 'Display paths for search ads',
    lead: "The two paths of an ad follow your domain in its web address. They don't have to exist on your site, but each has to fit.",
    example: {
      columns: [
        { name: 'Wood', words: ['oak', 'ash'] },
        { name: 'Furniture', words: ['desks', 'shelves/new'] },
        { name: 'Place', words: ['leeds', 'york', 'huddersfield'] },
      ],
      options: { separator: 'minus' },
    },
    guides: ['/google-ads-guide', '/ppc-agencies-guide'],
  },
  'microsoft-keyword': {
    title: 'Microsoft Advertising keyword length check',
    description: `Combine words into keywords for Microsoft Advertising and check each one: at most ${describeLimit(LIMITS['microsoft-keyword'])}.`,
    heading: 'Keywords that Microsoft Advertising takes',
    lead: 'Combine your words into keywords. Those that are too long are left out, and you see how much of each would have to go.',
    example: {
      columns: [
        { name: 'Need', words: ['buy', 'compare prices and delivery times for'] },
        { name: 'Product', words: ['a height adjustable standing desk', 'an ergonomic office chair'] },
        { name: 'For', words: ['in Austin', 'with free delivery to a home office in Austin'] },
      ],
      options: SPACE,
    },
    guides: ['/ppc-agencies-guide', '/google-ads-guide'],
  },
  'amazon-ads-keyword': {
    title: 'Amazon Ads keyword length check',
    description: `Combine words into keywords for Sponsored Products and check each one: at most ${describeLimit(LIMITS['amazon-ads-keyword'])}.`,
    heading: 'Keywords for Sponsored Products',
    lead: 'Combine feature, product and use into keywords for a manual campaign. Keywords with too many characters or words are left out before Amazon refuses them.',
    example: {
      columns: [
        { name: 'Feature', words: ['insulated', 'leakproof and machine washable'] },
        { name: 'Product', words: ['lunch bag', 'lunch box with compartments'] },
        { name: 'Use', words: ['for work', 'for kids at school and on day trips'] },
      ],
      options: SPACE,
    },
    guides: ['/amazon-sellers-guide'],
  },
} as const satisfies Partial<Record<TargetId, TargetContent>>
