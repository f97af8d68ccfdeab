/** Rows of a table that are enough to tell what its columns hold. */
export const SAMPLE_ROWS = 100

const LONGEST_NAME = 60

/** Names of columns in the tables that people paste and import, in the singular. */
const USUAL_NAMES = new Set(
  `ad group,adjective,brand,campaign,category,city,color,colour,country,date,description,domain,email,id,
  keyword,label,language,location,match type,material,modifier,name,noun,phrase,prefix,price,product,query,
  region,search term,search volume,service,size,sku,state,suffix,tag,term,title,type,url,verb,volume,word`.split(
    /,\s*/,
  ),
)

interface NamedCells {
  readonly name: string
  readonly cells: readonly string[]
}

/** Returns whether the first row names the columns: by usual names, above numbers, or as the only capitalized row. */
export function hasHeader(rows: readonly (readonly string[])[]): boolean {
  const [head, ...below] = rows.slice(0, SAMPLE_ROWS)
  if (head === undefined || below.length === 0) return false
  const width = Math.max(...rows.slice(0, SAMPLE_ROWS).map((row) => row.length))
  const columns = Array.from({ length: width }, (_, place) => ({
    name: head[place]?.trim() ?? '',
    cells: below.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== ''),
  })).filter(({ name, cells }) => name !== '' || cells.length > 0)
  if (columns.length === 0 || !areNames(columns)) return false
  return columns.some(({ cells }) => isNumeric(cells)) || areUsual(columns) || areSetApart(columns)
}

/** Returns whether there are cells and all of them are numbers. Blank cells don't count. */
export function isNumeric(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 0 && filled.every(isNumber)
}

function areNames(columns: readonly NamedCells[]): boolean {
  const isUnique = new Set(columns.map(({ name }) => name.toLowerCase())).size === columns.length
  return (
    isUnique &&
    columns.every(
      ({ name, cells }) =>
        name !== '' && name.length <= LONGEST_NAME && !isNumber(name) && !cells.includes(name),
    )
  )
}

function areUsual(columns: readonly NamedCells[]): boolean {
  const usual = columns.filter(({ name }) => {
    const lower = name.toLowerCase()
    return USUAL_NAMES.has(lower) || USUAL_NAMES.has(lower.replace(/ies$/, 'y').replace(/s$/, ''))
  })
  return 2 * usual.length >= columns.length
}

function areSetApart(columns: readonly NamedCells[]): boolean {
  const areCapitalized = columns.every(({ name }) => /^\p{Lu}/u.test(name))
  const isLowerBelow = columns.some(
    ({ cells }) => cells.length > 1 && cells.every((cell) => /^\p{Ll}/u.test(cell)),
  )
  return areCapitalized && isLowerBelow
}

function isNumber(cell: string): boolean {
  const text = cell.trim()
  return text.length < LONGEST_NAME && /^[-+$€£]?[\d.,]*\d%?$/.test(text)
}
