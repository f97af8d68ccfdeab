import { format as formatNumber, getFormatDateInfo, getFormatInfo, isValidFormat } from 'numfmt'
import { MAX_CELL_STYLES, MAX_FORMAT_CHARACTERS } from '../limits.ts'
import { refuseMoreThan } from './unreadable-error.ts'
import type { XmlHandler } from './xml.ts'

export type NumberFormat =
  /** All digits, however many Excel would show. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'date'; readonly hasDate: boolean; readonly hasTime: boolean }
  /** As Excel shows it, without colors and padding. An empty text means that the format hides the number. */
  | { readonly kind: 'shown'; show(number: number): string }

const PLAIN: NumberFormat = { kind: 'plain' }
const DATE: NumberFormat = { kind: 'date', hasDate: true, hasTime: false }
const TIME: NumberFormat = { kind: 'date', hasDate: false, hasTime: true }
const DATE_AND_TIME: NumberFormat = { kind: 'date', hasDate: true, hasTime: true }

/** ECMA-376, 18.8.30. Excel shows these in every language alike, unlike the dates. */
const BUILT_IN_CODES: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
}

export class NumberFormats implements XmlHandler {
  readonly #codes = new Map<string, string>()
  readonly #ids: string[] = []
  readonly #parsed = new Map<string, NumberFormat>()
  #isInStyles = false

  of(style: string | undefined): NumberFormat {
    const id = this.#ids[Number(style ?? 0)]
    if (id === undefined) return PLAIN
    const known = this.#parsed.get(id)
    if (known !== undefined) return known
    const code = this.#codes.get(id)
    const format = code === undefined ? builtIn(Number(id)) : parseFormat(code)
    this.#parsed.set(id, format)
    return format
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (name === 'numFmt') this.#addCode(attribute('numFmtId') ?? '', attribute('formatCode') ?? '')
    else if (name === 'cellXfs') this.#isInStyles = true
    else if (name === 'xf' && this.#isInStyles) {
      refuseMoreThan(MAX_CELL_STYLES, 'cell styles', this.#ids.length + 1)
      this.#ids.push(attribute('numFmtId') ?? '')
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#isInStyles = false
  }

  #addCode(id: string, code: string): void {
    this.#codes.set(id, code)
    refuseMoreThan(MAX_CELL_STYLES, 'cell styles', this.#codes.size)
  }
}

function builtIn(id: number): NumberFormat {
  if (id === 22) return DATE_AND_TIME
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return TIME
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return DATE
  const code = BUILT_IN_CODES[id]
  return code === undefined ? PLAIN : parseFormat(code)
}

function parseFormat(written: string): NumberFormat {
  if (written.length > MAX_FORMAT_CHARACTERS) return PLAIN
  // The currency stays; its language would change the signs of only some of the numbers.
  const code = written.replaceAll(/\[\$([^\]-]*)-[^\]]*\]/g, (_, currency: string) =>
    currency === '' ? '' : `[$${currency}]`,
  )
  // Excel refuses such a file. Its words are fine.
  if (!isValidFormat(code)) return PLAIN
  const { type, isDate } = getFormatInfo(code)
  if (isDate || type === 'time') return toDateFormat(code)
  // Excel's exponents hide digits of article numbers.
  if (type === 'scientific' || code === 'General' || code === '@' || code === '') return PLAIN
  return { kind: 'shown', show: (number) => formatNumber(code, number).trim() }
}

function toDateFormat(code: string): NumberFormat {
  const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(code)
  const hasTime = hours || minutes || seconds
  return { kind: 'date', hasDate: year || month || day || !hasTime, hasTime }
}
