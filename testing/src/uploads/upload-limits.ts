/** Numbers from the documentation of the platforms, written down a second time to check those of the product. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u

export function lengthOf(text: string): number {
  return [...text].length
}

/** Double-width characters count two. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)
}

export function wordsIn(text: string): number {
  return text.split(' ').filter((word) => word !== '').length
}

/** The text that is shown if no keyword is inserted. */
export function shownText(text: string): string {
  return text.replaceAll(/\{keyword:([^{}]*)\}/gi, '$1')
}

interface Ad {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
  readonly paths: readonly string[]
}

export function* problemsOfAd({ headlines, descriptions, paths }: Ad): Iterable<string> {
  if (headlines.length < 3 || headlines.length > 15) yield `${headlines.length} headlines`
  if (descriptions.length < 2 || descriptions.length > 4) yield `${descriptions.length} descriptions`
  if (paths.length > 2) yield `${paths.length} paths`
  for (const [texts, most] of [
    [headlines, 30],
    [descriptions, 90],
    [paths, 15],
  ] as const)
    for (const text of texts) {
      const width = widthOf(shownText(text))
      if (width > most || width === 0) yield `“${text}” has a width of ${width}`
    }
}

export function isWebUrl(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}
