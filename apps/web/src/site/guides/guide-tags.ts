import type { GuidePath } from '@wordloom/contract'

/** The tag that links to a guide inside a text: `<seo>the SEO guide</seo>`. */
export const GUIDE_TAGS = {
  '/google-ads-guide': 'googleads',
  '/seo-guide': 'seo',
  '/affiliate-marketing-guide': 'affiliate',
  '/content-creators-guide': 'content',
  '/domainers-guide': 'domains',
  '/ecommerce-guide': 'ecommerce',
  '/email-marketing-guide': 'email',
  '/social-media-guide': 'social',
  '/print-on-demand-guide': 'print',
  '/brand-builders-guide': 'brands',
  '/app-developers-guide': 'apps',
  '/amazon-sellers-guide': 'amazon',
  '/youtubers-guide': 'youtube',
  '/local-business-guide': 'local',
  '/ppc-agencies-guide': 'agencies',
  '/event-planners-guide': 'events',
  '/resume-writers-guide': 'resumes',
  '/course-creators-guide': 'courses',
  '/bloggers-guide': 'bloggers',
  '/data-entry-guide': 'data',
} as const satisfies Record<GuidePath, string>

export function toPlainText(text: string): string {
  return text.replaceAll(/<\/?[a-z]+>/g, '')
}
