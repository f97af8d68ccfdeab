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

export const USE_CASE_GROUPS: readonly UseCaseGroup[] = [
  {
    title: 'Search and ads',
    cases: [
      {
        path: '/google-ads-guide',
        name: 'Google Ads',
        words: ['emergency', 'plumber', 'leeds'],
        separator: ' ',
        prefix: '[',
        suffix: ']',
      },
      { path: '/seo-guide', name: 'SEO', words: ['best', 'running shoes', 'for flat feet'], separator: ' ' },
      {
        path: '/ppc-agencies-guide',
        name: 'PPC agencies',
        words: ['Leeds', 'Search', 'Boilers'],
        separator: '_',
      },
      {
        path: '/local-business-guide',
        name: 'Local businesses',
        words: ['same day', 'locksmith', 'in Bristol'],
        separator: ' ',
      },
      {
        path: '/affiliate-marketing-guide',
        name: 'Affiliate marketing',
        words: ['best', 'espresso machine', 'under 200'],
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
        words: ['solar', 'roof', '.com'],
        separator: '',
      },
      { path: '/brand-builders-guide', name: 'Brand builders', words: ['Luma', 'loft'], separator: '' },
      {
        path: '/app-developers-guide',
        name: 'App developers',
        words: ['button', 'primary', 'hover'],
        separator: '-',
      },
      {
        path: '/event-planners-guide',
        name: 'Event planners',
        words: ['Hall B', 'Row 4', 'Seat 12'],
        separator: ', ',
      },
      {
        path: '/resume-writers-guide',
        name: 'Resume writers',
        words: ['Led', 'data migration', 'across teams'],
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
        words: ['how to', 'prune', 'old roses'],
        separator: ' ',
      },
      {
        path: '/bloggers-guide',
        name: 'Bloggers',
        words: ['7 easy', 'vegan dinners', 'for students'],
        separator: ' ',
      },
      {
        path: '/youtubers-guide',
        name: 'YouTubers',
        words: ['I tried', 'cold showers', 'for 30 days'],
        separator: ' ',
      },
      {
        path: '/social-media-guide',
        name: 'Social media',
        words: ['slow', 'travel', 'italy'],
        separator: '',
        prefix: '#',
      },
      {
        path: '/email-marketing-guide',
        name: 'Email marketing',
        words: ['Last day:', 'free delivery', 'on tools'],
        separator: ' ',
      },
      {
        path: '/course-creators-guide',
        name: 'Course creators',
        words: ['Python', 'for biologists', 'in a week'],
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
        words: ['oak', 'dining table', 'for six'],
        separator: ' ',
      },
      {
        path: '/amazon-sellers-guide',
        name: 'Amazon sellers',
        words: ['insulated', 'water bottle', 'for school'],
        separator: ' ',
      },
      {
        path: '/print-on-demand-guide',
        name: 'Print on demand',
        words: ['proud', 'beekeeper', 'mug'],
        separator: ' ',
      },
      {
        path: '/data-entry-guide',
        name: 'SKUs and data entry',
        words: ['TEE', 'NAVY', 'XL'],
        separator: '-',
      },
    ],
  },
]
