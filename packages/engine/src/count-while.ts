/** Counts the indexes from 0 up to the first one for which `holds` is false. It must stay false from there on. */
export function countWhile(length: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}
