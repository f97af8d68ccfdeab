/** Powers of ten that letters behind a number stand for, without dots and capitals, in the languages of exports. */
const POWERS: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['tsd', 3],
  ['tys', 3],
  ['mil', 3],
  ['тыс', 3],
  ['тис', 3],
  ['千', 3],
  ['万', 4],
  ['萬', 4],
  ['만', 4],
  ['lakh', 5],
  ['lac', 5],
  ['m', 6],
  ['mm', 6],
  ['mn', 6],
  ['mio', 6],
  ['mln', 6],
  ['milj', 6],
  ['mi', 6],
  ['млн', 6],
  ['crore', 7],
  ['cr', 7],
  ['億', 8],
  ['亿', 8],
  ['억', 8],
  ['b', 9],
  ['bn', 9],
  ['mrd', 9],
  ['mld', 9],
  ['млрд', 9],
])

/** @example toPower('Mio.') // 6 */
export function toPower(text: string): number | null {
  return POWERS.get(text.replace(/\.$/, '').toLowerCase()) ?? null
}
