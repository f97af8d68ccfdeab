import type { MatchType } from './keyword.ts'

/**
 * Words for match types in exports, in lower case. French names phrase match 'Expression exacte', so phrases come first.
 * English and German are as in exports that we have seen. Nobody has confirmed the others at their source yet.
 */
const WORDS: readonly (readonly [MatchType, readonly string[]])[] = [
  [
    'phrase',
    [
      'phrase',
      'wortgruppe',
      'expression exacte',
      'de frase',
      'a frase',
      'corrispondenza a frase',
      'woordgroep',
      'do wyrażenia',
      'frasmatch',
      'sætning',
      'フレーズ',
      'фразовое',
    ],
  ],
  [
    'exact',
    ['exact', 'genau', 'exakt', 'exacta', 'exata', 'esatta', 'ścisłe', 'eksakt', '完全一致', 'точное'],
  ],
  [
    'broad',
    [
      'broad',
      'weitgehend',
      'requête large',
      'large',
      'amplia',
      'ampla',
      'generica',
      'breed',
      'przybliżone',
      'bred match',
      'bredt',
      '部分一致',
      'インテント',
      'широкое',
    ],
  ],
]

/** @example readMatchType('Campaign Negative Broad') // 'broad' */
export function readMatchType(text: string): MatchType | null {
  const lower = text.toLowerCase()
  return WORDS.find(([, words]) => words.some((word) => lower.includes(word)))?.[0] ?? null
}

export function saysNegative(text: string): boolean {
  return /n[eé]gati|auszuschlie|à exclure/i.test(text)
}
