/** @example toMegabytes(1_234_567) // '1.2 MB' */
export function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
