/** Languages in which we know names of columns. */
export const NAME_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'da',
  'nb',
  'cs',
  'tr',
  'ru',
  'el',
  'he',
  'ja',
  'ko',
  'zh',
] as const

export type NameLanguage = (typeof NAME_LANGUAGES)[number]

/** Names as exports write them, in the order in which they are preferred. */
export type NamesByLanguage = Readonly<Partial<Record<NameLanguage, readonly string[]>>>

/** Languages that write 1.234,50. Spanish and Portuguese do in most countries. */
export const COMMA_LANGUAGES: ReadonlySet<NameLanguage> = new Set([
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'da',
  'nb',
  'cs',
  'tr',
  'ru',
  'el',
])
