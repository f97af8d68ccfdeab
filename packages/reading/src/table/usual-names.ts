import { isKnownName } from '../roles/find-roles.ts'

/** Names of columns in the tables that people make themselves, in the singular. */
const USUAL_NAMES = new Set(
  `ad group,adjective,brand,campaign,category,city,color,colour,country,date,description,domain,email,handle,id,
  keyword,label,language,location,match type,material,modifier,name,noun,number,phrase,prefix,price,product,query,
  region,search term,search volume,service,size,sku,state,suffix,tag,term,title,type,url,verb,volume,word`.split(
    /,\s*/,
  ),
)

/** Tells whether people or programs name a column so. */
export function isUsualName(cell: string): boolean {
  const lower = cell.trim().toLowerCase()
  if (lower === '' || lower.length > 100) return false
  if (USUAL_NAMES.has(lower) || USUAL_NAMES.has(lower.replace(/ies$/, 'y').replace(/s$/, ''))) return true
  return isKnownName(lower)
}
