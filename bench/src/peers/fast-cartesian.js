import fastCartesian from 'fast-cartesian'
import { readArguments, writeRows } from './files.js'

const { separator, unique, columns } = readArguments()
const rows = fastCartesian(columns).map((words) => words.join(separator))
writeRows(unique ? new Set(rows) : rows)
