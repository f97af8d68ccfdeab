/**
 * The part of the name of a column if capitals, accents, signs and spaces don't count.
 *
 * @example toNameKey('Häufigste Such-Anfragen') // 'haufigstesuchanfragen'
 */
export function toNameKey(name: string): string {
  return toPlainLetters(name).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Small letters without accents; full-width signs as the usual ones. */
export function toPlainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}

/** Days in which Amazon attributes sales, and words for a total: `7 Day Total Orders (#)` are orders. */
const WINDOW = /\d+[ -]*(?:days?|tage|jours|dias|giorni|dagen|dni|dagar|日間?|天|일)(?!\p{L})/gu
const TOTAL =
  /(?<!\p{L})(?:total|totals|gesamt|insgesamt|totale|totali|totales|totaux|totalt|totaal|ogolem)(?!\p{L})|gesamt(?=\p{L}{4})|合計|总|總/gu
const SMALL_WORDS = /(?<!\p{L})(?:de|des|en|in|di|van|fur)(?!\p{L})/gu

/** Keys from the whole name to what is left of it without brackets, days and words for a total. */
export function toNameKeys(name: string): readonly string[] {
  const plain = toPlainLetters(name)
  const withoutBrackets = plain.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  const reduced = withoutBrackets.replace(WINDOW, ' ').replace(TOTAL, ' ')
  const keys = [plain, withoutBrackets, reduced]
  if (reduced !== withoutBrackets) keys.push(reduced.replace(SMALL_WORDS, ' '))
  return [...new Set(keys.map((text) => text.replace(/[^\p{L}\p{N}]/gu, '')))].filter((key) => key !== '')
}
