import type { NumberColumn, NumberReader, NumberStyle } from '../table-shape.ts'
import { GrowingNumbers } from './growing-numbers.ts'
import type { NumberEvidence } from './number-evidence.ts'
import { scanNumber } from './scan-number.ts'
import type { DecimalMark, ScannedNumber } from './scanned-number.ts'

const MAX_EXAMPLES = 3

/** Reads every cell with both marks, because the last cell may still decide between them. */
export class ColumnReader implements NumberReader {
  readonly #evidence: NumberEvidence
  readonly #decide: () => NumberStyle
  readonly #withDot = new GrowingNumbers()
  /** The same numbers until the first cell that differs. */
  #withComma: GrowingNumbers | null = null
  readonly #unreadable = { '.': new Unreadable(), ',': new Unreadable() }
  readonly #scaled: { readonly index: number; readonly cell: string }[] = []
  #hasUnits = false
  #decimals = { '.': 0, ',': 0 }
  #approximate = 0
  #example: { readonly cell: string; readonly number: ScannedNumber & { kind: 'number' } } | null = null

  constructor(evidence: NumberEvidence, decide: () => NumberStyle) {
    this.#evidence = evidence
    this.#decide = decide
  }

  add(cell: string): void {
    const number = scanNumber(cell)
    switch (number.kind) {
      case 'none':
        this.#push(0, 0)
        return
      case 'unreadable':
        this.#hasUnits ||= number.hasUnit
        this.#unreadable['.'].add(cell)
        this.#unreadable[','].add(cell)
        this.#push(Number.NaN, Number.NaN)
        return
      case 'number':
        this.#addNumber(cell, number)
    }
  }

  #addNumber(cell: string, number: ScannedNumber & { readonly kind: 'number' }): void {
    const { withDot, withComma, digits, isScaled, isApproximate } = number
    if (isScaled) this.#scaled.push({ index: this.#withDot.length, cell })
    if (isApproximate) this.#approximate++
    if (digits !== '') {
      this.#evidence.add(number)
      if (Number.isNaN(withDot)) this.#unreadable['.'].add(cell)
      if (Number.isNaN(withComma)) this.#unreadable[','].add(cell)
      this.#addDecimals('.', digits)
      this.#addDecimals(',', digits)
      if (withDot !== withComma) this.#example ??= { cell, number }
    }
    this.#push(withDot, withComma)
  }

  #addDecimals(mark: DecimalMark, digits: string): void {
    const at = digits.lastIndexOf(mark)
    if (at !== -1) this.#decimals[mark] = Math.max(this.#decimals[mark], digits.length - at - 1)
  }

  #push(withDot: number, withComma: number): void {
    if (this.#withComma === null && !Object.is(withDot, withComma)) this.#withComma = this.#withDot.copy()
    this.#withDot.push(withDot)
    this.#withComma?.push(withComma)
  }

  end(): NumberColumn {
    const style = this.#decide()
    const mark = style.decimalMark
    const values = (mark === '.' ? null : this.#withComma) ?? this.#withDot
    const unreadable = this.#unreadable[mark]
    // K means a thousand only if the other cells have no units that it could be one of.
    if (this.#hasUnits) {
      for (const { index, cell } of this.#scaled) {
        values.set(index, Number.NaN)
        unreadable.add(cell)
      }
    }
    const example = this.#example
    const value = mark === '.' ? example?.number.withDot : example?.number.withComma
    return {
      values: values.toArray(),
      style,
      decimals: this.#decimals[mark],
      approximate: this.#approximate,
      unreadable: unreadable.count,
      unreadableExamples: unreadable.examples,
      example:
        example === null || value === undefined || Number.isNaN(value) ? null : { cell: example.cell, value },
    }
  }
}

class Unreadable {
  count = 0
  readonly examples: string[] = []

  add(cell: string): void {
    this.count++
    if (this.examples.length < MAX_EXAMPLES && !this.examples.includes(cell)) this.examples.push(cell)
  }
}
