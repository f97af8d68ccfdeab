/** The part of a recipe that a problem is in. `number` counts the parts of a kind from 0. */
export interface RecipePlace {
  readonly part: 'columns' | 'link' | 'pattern' | 'length' | 'conditions' | 'order' | 'field'
  readonly number: number
  /** UTF-16 offsets in the text of the part, or `null` if it is about the whole part. */
  readonly range: { readonly from: number; readonly to: number } | null
}

/** A part of a recipe that can't be used. `message` is a sentence for people. */
export class RecipeError extends Error {
  override readonly name = 'RecipeError'
  readonly place: RecipePlace
  /** True if fewer or shorter words would do. */
  readonly isTooMuch: boolean

  constructor(
    message: string,
    { part, number = 0, range = null }: Partial<RecipePlace> & Pick<RecipePlace, 'part'>,
    { isTooMuch = false } = {},
  ) {
    super(message)
    this.isTooMuch = isTooMuch
    this.place = { part, number, range }
  }
}
