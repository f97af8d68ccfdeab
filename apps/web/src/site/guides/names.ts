import type { GuidePath } from '@wordloom/contract'

export const GUIDE_NAMES = {
  '/google-ads-guide': 'Google Ads',
  '/seo-guide': 'SEO',
  '/affiliate-marketing-guide': 'Affiliate marketing',
  '/content-creators-guide': 'Content creators',
  '/domainers-guide': 'Domain investors',
  '/ecommerce-guide': 'E-commerce',
  '/email-marketing-guide': 'Email marketing',
  '/social-media-guide': 'Social media',
  '/print-on-demand-guide': 'Print on demand',
  '/brand-builders-guide': 'Brand builders',
  '/app-developers-guide': 'App developers',
  '/amazon-sellers-guide': 'Amazon sellers',
  '/youtubers-guide': 'YouTubers',
  '/local-business-guide': 'Local businesses',
  '/ppc-agencies-guide': 'PPC agencies',
  '/event-planners-guide': 'Event planners',
  '/resume-writers-guide': 'Resume writers',
  '/course-creators-guide': 'Course creators',
  '/bloggers-guide': 'Bloggers',
  '/data-entry-guide': 'SKUs and data entry',
} as const satisfies Record<GuidePath, string>
