import { lengthsOf, PACKING_TARGETS, type Packing, type PackingTarget, packTerms } from '@wordloom/targets'
import type { CommandModule } from '../command-module.ts'
import { nameOfFile, WordFileError } from '../input/read-bytes.ts'
import { readWords } from '../input/read-file.ts'
import { writeText } from '../output/output.ts'
import { createReport, openReport } from '../output/report.ts'
import { type PackCommand, parsePack } from './command.ts'
import { PACK_USAGE } from './help.ts'
import { PACK_HEADINGS, PACK_TEXTS as T } from './texts.ts'

export const pack: CommandModule = { help: PACK_USAGE, run: (args) => run(parsePack(args)) }

async function run(command: PackCommand): Promise<void> {
  const { file, output } = command
  const target: PackingTarget = PACKING_TARGETS[command.target]
  const terms = await readWords(file, command.reading)
  if (terms.every((term) => term.trim() === '')) throw new WordFileError(T.empty(nameOfFile(file)))
  const packing = packTerms(terms, target)
  openReport(output)
  if (command.format === 'csv' || command.format === 'tsv') writeTable(packing, command)
  else writeText(command.format === 'txt' ? toText(packing, target) : toJson(packing, target, command))
}

function toText({ text, used, pieces, leftOut }: Packing, { slots, room, limit }: PackingTarget): string {
  const { characters, bytes } = lengthsOf(text)
  const lines = [
    text,
    '',
    ...(slots === null ? [] : [T.slots(pieces.length, slots)]),
    ...(room === null ? [] : [T.room(used, room.most, room.unit), T.lengths(characters, bytes)]),
    ...('note' in limit ? [limit.note] : []),
    ...(limit.evidence === 'maker' ? [] : [T.reported(limit.source.title)]),
    ...leftOut.map(({ term, reason }) => T.leftOut(term, reason)),
  ]
  return `${lines.join('\n')}\n`
}

function toJson(packing: Packing, { slots, room, limit }: PackingTarget, { target }: PackCommand): string {
  const { text, pieces, used, placed, leftOut } = packing
  const content = {
    target,
    text,
    pieces,
    ...(slots !== null && { slots }),
    ...(room !== null && { used, most: room.most, unit: room.unit }),
    ...lengthsOf(text),
    placed,
    leftOut,
    limit,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function writeTable({ placed, leftOut }: Packing, command: PackCommand): void {
  const report = createReport(command, PACK_HEADINGS)
  for (const term of placed) report.add({ term, state: 'packed', reason: null }, () => '')
  for (const { term, reason } of leftOut) report.add({ term, state: 'left out', reason }, () => '')
  report.end()
}
