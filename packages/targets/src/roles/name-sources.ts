import type { Evidence } from '../limit.ts'

interface NameSource {
  readonly platform: string
  readonly title: string
  readonly url: string | null
  readonly evidence: Evidence
  /** Day on which the source was last read, as `2026-11-27`. */
  readonly checked: string
}

/**
 * Sources of the names of columns. Makers document the English names. The other languages are those of exports that
 * people published, and of programs that read such exports, because no maker lists them.
 */
export const NAME_SOURCES: readonly NameSource[] = [
  {
    platform: 'Microsoft Advertising',
    title: 'SearchQueryPerformanceReportColumn',
    url: 'https://learn.microsoft.com/advertising/reporting-service/searchqueryperformancereportcolumn',
    evidence: 'maker',
    checked: '2026-11-27',
  },
  {
    platform: 'Google Ads',
    title: 'Search-term and keyword reports in public repositories',
    url: null,
    evidence: 'tried',
    checked: '2026-11-27',
  },
  {
    platform: 'Keyword Planner',
    title: 'Keyword Stats files in public repositories',
    url: null,
    evidence: 'tried',
    checked: '2026-11-27',
  },
  {
    platform: 'Search Console',
    title: 'Performance exports in 14 languages in public repositories',
    url: null,
    evidence: 'tried',
    checked: '2026-11-27',
  },
  {
    platform: 'Search Console',
    title:
      'Performance exports in Greek and Hebrew, and newer Korean and Russian ones, in public repositories',
    url: null,
    evidence: 'tried',
    checked: '2026-11-28',
  },
  {
    platform: 'Google Ads',
    title: 'The search terms report, in Norwegian',
    url: 'https://support.google.com/google-ads/answer/7531771?hl=no',
    evidence: 'maker',
    checked: '2026-11-28',
  },
  {
    platform: 'Amazon Ads',
    title: 'Sponsored Products search-term reports and bulk files in public repositories',
    url: null,
    evidence: 'tried',
    checked: '2026-11-27',
  },
  {
    platform: 'Apple Search Ads',
    title: 'Search-term reports in public repositories',
    url: null,
    evidence: 'tried',
    checked: '2026-11-27',
  },
  {
    platform: 'Semrush and Ahrefs',
    title: 'Keyword and position exports in public repositories',
    url: null,
    evidence: 'tried',
    checked: '2026-11-27',
  },
]
