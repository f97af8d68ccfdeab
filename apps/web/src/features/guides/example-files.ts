import type { GuidePath } from '@wordloom/contract'

/** URL of the file with all rows of an example, counted from 0. The build writes it. */
export function toExampleFile(path: GuidePath, place: number): string {
  return `/samples${path}-${place + 1}.txt`
}
