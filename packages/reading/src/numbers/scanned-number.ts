export type DecimalMark = '.' | ','

/** The meanings of a cell before its column decides which mark is which. */
export type ScannedNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly hasUnit: boolean }
  | {
      readonly kind: 'number'
      /** The value if the decimal mark is a dot, or `NaN` if it can't be. */
      readonly withDot: number
      readonly withComma: number
      /** A bound such as `< 10`, or the middle of a range such as `100 – 1K`. */
      readonly isApproximate: boolean
      /** A letter such as K multiplied the number. */
      readonly isScaled: boolean
      /** The digits with their marks. Empty if there's no mark. */
      readonly digits: string
    }
