import {
  type Comparison,
  compareLists,
  loadNearKey,
  UnsupportedLanguageError,
  WordBytes,
  type Words,
} from '@wordloom/lists'
import type { CommandModule } from '../command-module.ts'
import { nameOfFile } from '../input/read-bytes.ts'
import { readWordBytes, readWords } from '../input/read-file.ts'
import { writeOutput } from '../output/output.ts'
import { createReport, openReport } from '../output/report.ts'
import { chunksOfWords } from '../output/word-file.ts'
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
  // An empty line isn't a word of a list.
  const read = toKey.bytes === undefined ? readWords : readWordBytes
  const lists: Words[] = []
  for (const file of command.files) lists.push(withoutBlank(await read(file, command.reading)))
  const comparison = compareLists(lists, toKey)
  openReport(command.output)
  if (command.operation === null) {
    writeCounts(comparison, command)
    return
  }
  const { format } = command
  if (format === 'txt') {
    for (const words of comparison.select(command.operation))
      for (const chunk of chunksOfWords(words, { format })) writeOutput(chunk)
    return
  }
  const report = createReport(command, WORD_HEADINGS)
  for (const word of comparison.read(command.operation)) report.add({ word }, () => word)
  report.end()
}

function withoutBlank(words: Words): Words {
  return words instanceof WordBytes
    ? words.filter((place) => !words.isBlank(place))
    : words.filter((word) => /\S/.test(word))
}

function writeCounts(comparison: Comparison, command: CompareCommand): void {
  const report = createReport(command, COUNT_HEADINGS)
  for (const [i, { words, different, onlyHere }] of comparison.lists.entries()) {
    const list = nameOfFile(command.files[i] ?? '')
    report.add({ list, words, different, onlyHere }, () => T.list(list, words, different, onlyHere))
  }
  report.end(T.summary(comparison.union, comparison.intersection, comparison.onlyInOne))
}
