export function toDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  const digits = new Intl.NumberFormat('en', { maximumFractionDigits: seconds < 10 ? 2 : 0 })
  return `${digits.format(Math.max(seconds, 0.01))} s`
}
