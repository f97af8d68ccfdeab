import { readFileSync } from 'node:fs'
import { compile } from '@wordloom/engine'
import { type Command, parseCommand } from './command.ts'
import { complain } from './complain.ts'
import { writeOutput, writeText } from './output.ts'
import { chooseRows, countRows } from './row-range.ts'
import { USAGE } from './texts.ts'
import { readWords } from './word-file.ts'

function run(command: Command): void {
  switch (command.kind) {
    case 'help':
      writeText(USAGE)
      break
    case 'version':
      writeText(`${readVersion()}\n`)
      break
    default: {
      const { files, separator, prefix, suffix, unique, format } = command
      const plan = compile({ columns: files.map(readWords), separator, prefix, suffix, unique })
      const rows = chooseRows(plan, command.rows)
      if (command.kind === 'count') writeText(`${countRows(plan, rows)}\n`)
      else for (const chunk of plan.chunks({ ...rows, format })) writeOutput(chunk)
    }
  }
}

function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

try {
  run(parseCommand(process.argv.slice(2)))
} catch (error) {
  complain(error)
}
