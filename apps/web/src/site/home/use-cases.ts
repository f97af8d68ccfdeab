import type { GuidePath } from '@wordloom/contract'

export interface UseCase {
  readonly path: GuidePath
  readonly name: string
  readonly words: readonly string[]
  readonly separator: string
  readonly prefix?: string
  readonly suffix?: string
}

export interface UseCaseGroup {
  readonly title: string
  readonly cases: readonly UseCase[]
}

/** One row from each guide. They're copied, so that the home page needn't load the guides. */
export const USE_CASE_GROUPS: readonly UseCaseGroup[] = [
  {
    title: 'Search and ads',
    cases: [
      {
        path: '/google-ads-guide',
        name: 'Google Ads',
        words: ['best', 'payroll software', 'for small business'],
        separator: ' ',
        prefix: '[',
        suffix: ']',
      },
      {
        path: '/seo-guide',
        name: 'SEO',
        words: ['ducted heat pump', 'cost', 'old house'],
        separator: ' ',
      },
      {
        path: '/ppc-agencies-guide',
        name: 'PPC agencies',
        words: ['US', 'Search', 'Brand'],
        separator: '_',
        prefix: 'LDG_',
      },
      {
        path: '/local-business-guide',
        name: 'Local businesses',
        words: ['emergency', 'plumber', 'in Columbus'],
        separator: ' ',
      },
      {
        path: '/affiliate-marketing-guide',
        name: 'Affiliate marketing',
        words: ['robot vacuum vs', 'upright vacuum', 'for pet hair'],
        separator: ' ',
      },
    ],
  },
  {
    title: 'Names and labels',
    cases: [
      {
        path: '/domainers-guide',
        name: 'Domain investors',
        words: ['north', 'canyon', '.com'],
        separator: '',
      },
      {
        path: '/brand-builders-guide',
        name: 'Brand builders',
        words: ['Hare &', 'Thistle', 'Bakery'],
        separator: ' ',
      },
      {
        path: '/app-developers-guide',
        name: 'App developers',
        words: ['ios', 'en-US', 'guest'],
        separator: '/',
        prefix: '"',
        suffix: '",',
      },
      {
        path: '/event-planners-guide',
        name: 'Event planners',
        words: ['D1', 'HALL', '0900'],
        separator: '-',
      },
      {
        path: '/resume-writers-guide',
        name: 'Resume writers',
        words: ['Senior', 'Data Analyst', 'in Health Care'],
        separator: ' ',
      },
    ],
  },
  {
    title: 'Content',
    cases: [
      {
        path: '/content-creators-guide',
        name: 'Content creators',
        words: ['Sourdough', 'my worst mistake', 'short video'],
        separator: ' | ',
      },
      {
        path: '/bloggers-guide',
        name: 'Bloggers',
        words: ['Two Days in', 'Porto', 'Without a Car'],
        separator: ' ',
      },
      {
        path: '/youtubers-guide',
        name: 'YouTubers',
        words: ['How to Water', 'a Monstera', 'in Winter'],
        separator: ' ',
      },
      {
        path: '/social-media-guide',
        name: 'Social media',
        words: ['Vegan', 'Brunch', 'Melbourne'],
        separator: '',
        prefix: '#',
      },
      {
        path: '/email-marketing-guide',
        name: 'Email marketing',
        words: ['Jazz nights', 'by the lake:', 'tickets on sale now'],
        separator: ' ',
      },
      {
        path: '/course-creators-guide',
        name: 'Course creators',
        words: ['Watercolor', 'Botanicals', 'for Beginners'],
        separator: ' ',
      },
    ],
  },
  {
    title: 'Shops',
    cases: [
      {
        path: '/ecommerce-guide',
        name: 'E-commerce',
        words: ['Linen pillow cover', 'sage', '18 x 18 in (45 x 45 cm)'],
        separator: ', ',
      },
      {
        path: '/amazon-sellers-guide',
        name: 'Amazon sellers',
        words: ['insulated', 'lunch bag', 'for work'],
        separator: ' ',
      },
      {
        path: '/print-on-demand-guide',
        name: 'Print on demand',
        words: ['Part-Time', 'Beekeeper', '& Full-Time Grandpa'],
        separator: ' ',
      },
      {
        path: '/data-entry-guide',
        name: 'SKUs and data entry',
        words: ['HXB', 'M05', '016'],
        separator: '-',
      },
    ],
  },
]
