import type { XmlHandler } from './xml.ts'

export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'padded'; readonly digits: number }
  | { readonly kind: 'date'; readonly hasDate: boolean; readonly hasTime: boolean }

const PLAIN: NumberFormat = { kind: 'plain' }
const DATE: NumberFormat = { kind: 'date', hasDate: true, hasTime: false }
const TIME: NumberFormat = { kind: 'date', hasDate: false, hasTime: true }
const DATE_AND_TIME: NumberFormat = { kind: 'date', hasDate: true, hasTime: true }

export class NumberFormats implements XmlHandler {
  readonly #byId = new Map<string, NumberFormat>()
  readonly #styles: NumberFormat[] = []
  #isInStyles = false

  of(style: string | undefined): NumberFormat {
    return this.#styles[Number(style ?? 0)] ?? PLAIN
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (name === 'numFmt')
      this.#byId.set(attribute('numFmtId') ?? '', parseFormat(attribute('formatCode') ?? ''))
    else if (name === 'cellXfs') this.#isInStyles = true
    else if (name === 'xf' && this.#isInStyles) {
      const id = attribute('numFmtId') ?? ''
      this.#styles.push(this.#byId.get(id) ?? builtIn(Number(id)))
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#isInStyles = false
  }
}

/** ECMA-376, 18.8.30. */
function builtIn(id: number): NumberFormat {
  if (id === 22) return DATE_AND_TIME
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return TIME
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return DATE
  return PLAIN
}

function parseFormat(code: string): NumberFormat {
  const [shown = ''] = code
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '')
    .replaceAll(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
    .split(';')
  if (/^0+$/.test(shown)) return { kind: 'padded', digits: shown.length }
  if (/general/i.test(shown)) return PLAIN
  const hasTime = /[hs]|am\/pm/i.test(shown)
  const hasDate = /[yd]/i.test(shown) || (/m/i.test(shown) && !hasTime)
  return hasDate || hasTime ? { kind: 'date', hasDate, hasTime } : PLAIN
}
