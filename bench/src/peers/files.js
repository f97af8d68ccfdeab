import { readFileSync, writeSync } from 'node:fs'

export function readArguments() {
  const [separator = '', limit = '0', unique = '0', ...files] = process.argv.slice(2)
  return {
    separator,
    limit: Number(limit) || Number.POSITIVE_INFINITY,
    unique: unique === '1',
    columns: files.map((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1)),
  }
}

export function write(text) {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(1, bytes, done)
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
}

export function writeRows(rows) {
  let block = []
  for (const row of rows) {
    block.push(row)
    if (block.length === 10_000) {
      write(`${block.join('\n')}\n`)
      block = []
    }
  }
  if (block.length > 0) write(`${block.join('\n')}\n`)
}
