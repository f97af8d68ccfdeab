import type { MatchType } from './keyword.ts'

interface MatchTypeWords extends Readonly<Record<MatchType, readonly string[]>> {
  readonly language: string
  /** A page with these words, or `null` if nobody has confirmed them. */
  readonly source: { readonly url: string; readonly checked: string } | null
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
    // From exports that we have seen.
    language: 'de',
    source: null,
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
  { language: 'da', source: null, phrase: ['sætning'], exact: ['eksakt'], broad: ['bredt'] },
  { language: 'ru', source: null, phrase: ['фразовое'], exact: ['точное'], broad: ['широкое'] },
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
  return /n[eé]gati|auszuschlie|à exclure|uitsluit|uitgesloten|wyklucz|esclus|除外/i.test(text)
}
