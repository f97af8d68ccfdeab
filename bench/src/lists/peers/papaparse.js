import { createReadStream } from 'node:fs'
import Papa from 'papaparse'

const [path, column] = process.argv.slice(2)
let block = ''
Papa.parse(createReadStream(path, 'utf8'), {
  header: true,
  step({ data }) {
    block += `${data[column]}\n`
    if (block.length < 1 << 16) return
    process.stdout.write(block)
    block = ''
  },
  complete: () => process.stdout.write(block),
})
