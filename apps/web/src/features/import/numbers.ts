/** A number grouped as the reader's language does. */
export function toGrouped(count: number): string {
  return new Intl.NumberFormat().format(count)
}
