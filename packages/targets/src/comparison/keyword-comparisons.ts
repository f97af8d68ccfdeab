import type { Evidence } from '../limit.ts'

interface ComparisonSource {
  readonly title: string
  readonly url: string
}

/** The rules by which a platform compares words of keywords, negatives and searches. No platform tells capitals from small letters. */
export interface KeywordComparison {
  /** Each match stands for a space. */
  readonly spaces: RegExp
  /** Each match is left out. */
  readonly ignored: RegExp
  readonly ignoresAccents: boolean
  /** English words in the plural are the same as in the singular. */
  readonly ignoresPlurals: boolean
  readonly note: string
  readonly sources: readonly ComparisonSource[]
  readonly evidence: Evidence
  /** Day on which the sources were last read. */
  readonly checked: string
}

const NOTHING = /(?!)/u

export const KEYWORD_COMPARISONS = {
  'google-ads': {
    spaces: /[.\-\u2010-\u2013]/gu,
    ignored: /(?<=^|\s)\++(?=[^\s+])/gu,
    ignoresAccents: false,
    ignoresPlurals: false,
    note: 'Periods and hyphens are ignored, and a plus sign in front of a word. Ampersands and accents make another keyword.',
    sources: [
      {
        title: 'Google Ads Community, quoting the help: negative keyword punctuation',
        url: 'https://www.en.advertisercommunity.com/t5/Performance-Optimization/Negative-Keyword-Punctuation-Plus-Signs/td-p/413743',
      },
      {
        title: 'DataForSEO: using symbols in keywords',
        url: 'https://dataforseo.com/help-center/using-symbols-in-keywords-when-setting-a-google-ads-task',
      },
    ],
    evidence: 'secondary',
    checked: '2026-11-28',
  },
  microsoft: {
    spaces: /["&\-\u2010-\u2013*%()[\]{}.,?/\\:;!<>+#=|_~@$^`]/gu,
    ignored: /'(?![st](?:\s|$))/gu,
    ignoresAccents: true,
    ignoresPlurals: false,
    note: "Punctuation and accents are removed, except the apostrophe of 's and 't.",
    sources: [
      {
        title: 'Microsoft Advertising help: about duplicate keywords',
        url: 'https://help.bingads.microsoft.com/apex/index/3/en/51025',
      },
      {
        title: 'Microsoft Advertising: keyword normalization in the API',
        url: 'https://blogs.msdn.microsoft.com/bing_ads_api/2014/06/09/keyword-normalization-updates-complete-across-all-bing-ads-apitools/',
      },
    ],
    evidence: 'maker',
    checked: '2026-11-28',
  },
  amazon: {
    spaces: NOTHING,
    ignored: /\//gu,
    ignoresAccents: false,
    ignoresPlurals: true,
    note: 'A slash is ignored. Singular and plural are the same, also for negatives.',
    sources: [
      {
        title: 'PPC Farm: negative keywords on Amazon',
        url: 'https://ppcfarm.com/negative-keywords-amazon-ppc/',
      },
      {
        title: 'ThinkAd: special characters in keywords',
        url: 'https://help.thinkad.ai/en/articles/9750170-can-i-use-special-characters-in-keywords-and-campaign-names',
      },
    ],
    evidence: 'secondary',
    checked: '2026-11-28',
  },
  'apple-ads': {
    spaces: NOTHING,
    ignored: NOTHING,
    ignoresAccents: false,
    ignoresPlurals: false,
    note: 'No source says that Apple ignores signs or accents of negatives.',
    sources: [
      {
        title: 'Apple Ads help: negative keywords',
        url: 'https://ads.apple.com/app-store/help/keywords/0060-understand-negative-keywords',
      },
    ],
    evidence: 'secondary',
    checked: '2026-11-28',
  },
} as const satisfies Readonly<Record<string, KeywordComparison>>

export type KeywordPlatformId = keyof typeof KEYWORD_COMPARISONS
