/** Spaces and apostrophes between groups, as in `1 234 567`, `1'234` and, with spaces that don't break, `1 234`. */
const GROUPED = String.raw`\p{Nd}{1,3}(?:[\u00a0\u2009\u202f'’]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?`

/**
 * A plain space also stands between two numbers, as in `iphone 12 128gb`. It's inside of a number if decimals, a further group, a
 * group that begins with 0 or a currency shows that.
 */
const SPACED = String.raw`\p{Nd}{1,3}(?:(?: \p{Nd}{3})+[.,]\p{Nd}+|(?: \p{Nd}{3}){2,}(?![\p{L}\p{N}])|(?: 0\p{Nd}{2})(?!\p{Nd})|(?: \p{Nd}{3})+(?= ?(?:\p{Sc}|[A-Z]{3}(?!\p{L}))))`

const PLAIN = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*(?:[eE][-+]?\p{Nd}+(?!\p{L}))?`

/** Digits behind a letter aren't a number, as in `mp3`. A sign behind a letter or digit is a hyphen. */
const DIGITS = `${GROUPED}|${SPACED}|${PLAIN}`
const ALONE = new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,])[-+−]?(?:${DIGITS}|\\.\\p{Nd}+)`, 'gu')
const SIGN = String.raw`(?:(?<![\p{L}\p{N}])[-+−])?`
const ANYWHERE = new RegExp(`(?<!\\p{N}|\\p{N}[.,])${SIGN}(?:${DIGITS}|(?<!\\p{L})\\.\\p{Nd}+)`, 'gu')

/**
 * The numbers of a text as it writes them, also before a unit.
 *
 * @example findNumbers('2.5kg, 1 234,50 EUR, A-10, mp3') // ['2.5', '1 234,50', '10']
 */
export function findNumbers(text: string): readonly string[] {
  return (text.match(ALONE) ?? []).flatMap(splitList)
}

/** Also digits behind a letter, as in `mp3`. */
export function findDigits(text: string): readonly string[] {
  return (text.match(ANYWHERE) ?? []).flatMap(splitList)
}

/** Commas between groups of other than three digits separate numbers, as in `36,37,38`. */
function splitList(number: string): readonly string[] {
  const [first = '', ...others] = number.split(',')
  if (others.length < 2) return [number]
  const areGroups = others.every(
    (part, i) => /^\p{Nd}{3}(?:\.|$)/u.test(part) && (i === others.length - 1 || !part.includes('.')),
  )
  return areGroups ? [number] : [first, ...others]
}
