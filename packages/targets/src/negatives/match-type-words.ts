import type { MatchType } from './keyword.ts'

interface MatchTypeWords extends Readonly<Record<MatchType, readonly string[]>> {
  readonly language: string
  /** A page with these words, and the day on which it was read. */
  readonly source: { readonly url: string; readonly checked: string }
}

const CHECKED = '2026-11-28'
const googleHelp = (answer: string, language: string) => ({
  url: `https://support.google.com/google-ads/answer/${answer}?hl=${language}`,
  checked: CHECKED,
})

/** Parts of the names of match types in exports, in lower case. */
const WORDS: readonly MatchTypeWords[] = [
  {
    language: 'en',
    source: {
      url: 'https://learn.microsoft.com/en-us/advertising/msa-help/hlp_ba_conc_matchoptions',
      checked: CHECKED,
    },
    phrase: ['phrase'],
    exact: ['exact'],
    broad: ['broad'],
  },
  {
    // From other sites that quote Google's help. Exports have the same names.
    language: 'de',
    source: { url: 'https://mission-om.de/blog/keyword-optionen-bei-google-ads', checked: CHECKED },
    phrase: ['wortgruppe'],
    exact: ['genau', 'exakt'],
    broad: ['weitgehend'],
  },
  {
    language: 'es',
    source: googleHelp('2407781', 'es-419'),
    phrase: ['de frase'],
    exact: ['exacta'],
    broad: ['amplia'],
  },
  {
    // The names of Google's exam, as others quote them.
    language: 'fr',
    source: { url: 'https://fr.certificationanswers.com/?p=4189', checked: CHECKED },
    phrase: ['expression'],
    exact: ['mot clé exact', 'mot-clé exact'],
    broad: ['requête large', 'large'],
  },
  {
    // From other sites that quote Google's help.
    language: 'it',
    source: {
      url: 'https://www.ars.srl/google-ads-e-come-utilizzare-le-corrispondenze-delle-parole-chiave/',
      checked: CHECKED,
    },
    phrase: ['a frase'],
    exact: ['esatta'],
    broad: ['generica'],
  },
  {
    language: 'pt',
    source: googleHelp('2497828', 'pt-BR'),
    phrase: ['de frase'],
    exact: ['exata'],
    broad: ['ampla'],
  },
  {
    language: 'nl',
    source: googleHelp('7478529', 'nl'),
    phrase: ['woordgroep'],
    exact: ['exact'],
    broad: ['breed'],
  },
  {
    language: 'pl',
    source: googleHelp('2407784', 'pl'),
    phrase: ['do wyrażenia'],
    exact: ['ścisłe'],
    broad: ['przybliżone'],
  },
  {
    language: 'sv',
    source: googleHelp('2407781', 'sv'),
    phrase: ['frasmatch'],
    exact: ['exakt'],
    broad: ['bred match', 'brett match'],
  },
  {
    language: 'ja',
    source: googleHelp('7478529', 'ja'),
    phrase: ['フレーズ'],
    exact: ['完全一致'],
    broad: ['部分一致', 'インテント'],
  },
  {
    language: 'da',
    source: googleHelp('14996023', 'da'),
    phrase: ['sætning'],
    exact: ['eksakt'],
    broad: ['bredt'],
  },
  {
    // Google's help has `setningssamsvar`, the reports have `frasesamsvar`.
    language: 'nb',
    source: googleHelp('7478529', 'no'),
    phrase: ['setning', 'frasesamsvar'],
    exact: ['eksakt'],
    broad: ['fleksibelt', 'bredt'],
  },
  {
    // From other sites that describe Google Ads.
    language: 'ru',
    source: {
      url: 'https://blog.click.ru/google-ads/tipy-sootvetstviya-klyuchevyx-fraz-v-google-ads/',
      checked: CHECKED,
    },
    phrase: ['фразовое'],
    exact: ['точное'],
    broad: ['широкое'],
  },
  {
    language: 'cs',
    source: googleHelp('7478529', 'cs'),
    phrase: ['frázov'],
    exact: ['přesn'],
    broad: ['voln'],
  },
  {
    // From another site: Google's pages that we read name only some of them.
    language: 'tr',
    source: { url: 'https://www.42kraft.com/post/anahtar-kelime-esleme-ads', checked: CHECKED },
    phrase: ['sıralı'],
    exact: ['tam eşle'],
    broad: ['geniş'],
  },
  {
    // From another site that describes Google Ads.
    language: 'ko',
    source: { url: 'https://segama.co.kr/blog/25647/', checked: CHECKED },
    phrase: ['구문'],
    exact: ['일치'],
    broad: ['확장'],
  },
  {
    // From another site that describes Google Ads.
    language: 'zh',
    source: { url: 'http://www.kuajingshu.com/article-12179.html', checked: CHECKED },
    phrase: ['词组'],
    exact: ['完全匹配'],
    broad: ['广泛'],
  },
]

/** French names phrase match 'Expression exacte', so phrases come first. */
const ORDER: readonly MatchType[] = ['phrase', 'exact', 'broad']

const WORDS_BY_TYPE = ORDER.map((type) => [type, WORDS.flatMap((words) => words[type])] as const)

/** @example readMatchType('Campaign Negative Broad') // 'broad' */
export function readMatchType(text: string): MatchType | null {
  const lower = text.normalize().toLowerCase()
  return WORDS_BY_TYPE.find(([, words]) => words.some((word) => lower.includes(word)))?.[0] ?? null
}

export function saysNegative(text: string): boolean {
  return /n[eé]gati|auszuschlie|à exclure|uitsluit|uitgesloten|wyklucz|esclus|ekskluder|vylučuj|исключ|минус|제외|否定|除外/i.test(
    text,
  )
}
