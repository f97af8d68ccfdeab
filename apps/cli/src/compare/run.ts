import { type Comparison, compareLists, loadNearKey, UnsupportedLanguageError } from '@wordloom/lists'
import type { CommandModule } from '../command-module.ts'
import { nameOfFile } from '../input/read-bytes.ts'
import { readWords } from '../input/read-file.ts'
import { createReport, openReport } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { type CompareCommand, parseCompare } from './command.ts'
import { COMPARE_USAGE } from './help.ts'
import { COUNT_HEADINGS, COMPARE_TEXTS as T, WORD_HEADINGS } from './texts.ts'

export const compare: CommandModule = { help: COMPARE_USAGE, run: (args) => run(parseCompare(args)) }

async function run(command: CompareCommand): Promise<void> {
  const toKey = await loadNearKey(command).catch((error) => {
    if (!(error instanceof UnsupportedLanguageError)) throw error
    throw new UsageError(error.message, { cause: error })
  })
  // An empty line is no word of a list.
  const lists: string[][] = []
  for (const file of command.files)
    lists.push((await readWords(file, command.reading)).filter((word) => /\S/.test(word)))
  const comparison = compareLists(lists, toKey)
  openReport(command.output)
  if (command.operation === null) {
    writeCounts(comparison, command)
    return
  }
  const report = createReport(command, WORD_HEADINGS)
  for (const word of comparison.read(command.operation)) report.add({ word }, () => word)
  report.end()
}

function writeCounts(comparison: Comparison, command: CompareCommand): void {
  const report = createReport(command, COUNT_HEADINGS)
  for (const [i, { words, different, onlyHere }] of comparison.lists.entries()) {
    const list = nameOfFile(command.files[i] ?? '')
    report.add({ list, words, different, onlyHere }, () => T.list(list, words, different, onlyHere))
  }
  report.end(T.summary(comparison.union, comparison.intersection, comparison.onlyInOne))
}
