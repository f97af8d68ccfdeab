/** A part of a campaign file or a product file, such as `['ads', 0, 'headlines', 1]`. Entries count from 0. */
export type FilePlace = readonly (string | number)[]

interface UploadProblem {
  readonly place: FilePlace
  /** The first character with the problem, counted from 0 in the text of the place. */
  readonly character?: number
  readonly problem: string
  readonly isTooMuch?: boolean
}

/** A campaign file or a product file has a mistake. Its message names the place: `ads 1, headlines 2: …`. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  /** Empty if the problem names its place, as those of rules do. */
  readonly place: FilePlace
  readonly problem: string
  /** True if fewer or shorter words would do. */
  readonly isTooMuch: boolean

  constructor({ place, character, problem, isTooMuch = false }: UploadProblem, options?: ErrorOptions) {
    const at = [describePlace(place), ...(character === undefined ? [] : [`character ${character + 1}`])]
    super(place.length === 0 ? problem : `${at.join(', ')}: ${problem}`, options)
    this.place = place
    this.problem = problem
    this.isTooMuch = isTooMuch
  }
}

/** @example describePlace(['ads', 0, 'headlines', 1]) // 'ads 1, headlines 2' */
export function describePlace(place: FilePlace): string {
  return place
    .map((part) => (typeof part === 'number' ? ` ${part + 1}` : `, ${part}`))
    .join('')
    .replace(/^, /, '')
}
