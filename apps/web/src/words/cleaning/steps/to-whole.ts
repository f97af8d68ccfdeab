/** Anything that isn't a whole number from `least` on means no number. */
export function toWhole(text: string, least: number): number | undefined {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  return number >= least ? number : undefined
}
