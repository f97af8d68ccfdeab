// The typical web tool: builds all combinations as arrays, then as strings, then as one text.
import { readArguments, write } from './files.js'

const { separator, unique, columns } = readArguments()
let combinations = columns
  .reduce((heads, words) => heads.flatMap((head) => words.map((word) => [...head, word])), [[]])
  .map((words) => words.join(separator))
if (unique) combinations = [...new Set(combinations)]
write(`${combinations.join('\n')}\n`)
