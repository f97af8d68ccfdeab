import { domainToASCII, domainToUnicode } from 'node:url'
import {
  type DomainPart,
  type LineProblem,
  lengthsOf,
  readEnding,
  readLabel,
  toDomainName,
} from '@wordloom/targets'
import type { CommandModule } from '../command-module.ts'
import { nameOfFile, WordFileError } from '../input/read-bytes.ts'
import { readWords } from '../input/read-file.ts'
import { createReport, openReport, reportProblems } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { type DomainsCommand, parseDomains } from './command.ts'
import { DOMAINS_USAGE } from './help.ts'
import { DOMAIN_HEADINGS, DOMAINS_TEXTS as T } from './texts.ts'

const CODEC = { toAscii: domainToASCII, toUnicode: domainToUnicode }

export const domains: CommandModule = { help: DOMAINS_USAGE, run: (args) => run(parseDomains(args)) }

async function run(command: DomainsCommand): Promise<void> {
  const endings = readEndings(command.endings)
  const problems: LineProblem[] = []
  const names: { name: DomainPart; label: DomainPart; ending: DomainPart }[] = []
  for (const { label, line } of await readLabels(command, problems)) {
    for (const ending of endings) {
      const name = toDomainName(label, ending)
      if ('problem' in name) problems.push({ line, text: label.unicode, message: name.problem })
      else names.push({ name, label, ending })
    }
  }
  reportProblems(command.file, problems)
  if (names.length === 0) throw new WordFileError(T.nothing(nameOfFile(command.file)))
  openReport(command.output)
  const report = createReport(command, DOMAIN_HEADINGS)
  for (const { name, label, ending } of names) {
    report.add(
      {
        name: name.ascii,
        unicode: name.unicode,
        label: label.ascii,
        ending: ending.ascii,
        characters: lengthsOf(label.unicode).characters,
      },
      () => name.ascii,
    )
  }
  report.end()
}

function readEndings(texts: readonly string[]): readonly DomainPart[] {
  const endings = new Map<string, DomainPart>()
  for (const text of texts) {
    const ending = readEnding(text, CODEC)
    if ('problem' in ending) throw new UsageError(T.badEnding(text.trim(), ending.problem))
    endings.set(ending.ascii, ending)
  }
  return [...endings.values()]
}

/** Labels that are the same in the DNS are kept once. Adds those that aren't possible to `problems`. */
async function readLabels(
  { file, reading, least, most }: DomainsCommand,
  problems: LineProblem[],
): Promise<readonly { readonly label: DomainPart; readonly line: number }[]> {
  const labels = new Map<string, { label: DomainPart; line: number }>()
  for (const [i, text] of (await readWords(file, reading)).entries()) {
    if (text.trim() === '') continue
    const line = i + 1
    const label = readLabel(text, CODEC)
    if ('problem' in label) {
      problems.push({ line, text, message: label.problem })
      continue
    }
    const { characters } = lengthsOf(label.unicode)
    const isNew = !labels.has(label.ascii)
    if (isNew && characters >= least && characters <= most) labels.set(label.ascii, { label, line })
  }
  return [...labels.values()]
}
