import bigCartesian from 'big-cartesian'
import { readArguments, writeRows } from './files.js'

const { separator, limit, unique, columns } = readArguments()
const seen = new Set()

function* rows() {
  let left = limit
  for (const words of bigCartesian(columns)) {
    if (left-- <= 0) return
    const row = words.join(separator)
    if (!unique) yield row
    else if (!seen.has(row)) {
      seen.add(row)
      yield row
    }
  }
}

writeRows(rows())
