import {
  type CleanedWords,
  type Cleaning,
  CleaningError,
  prepareCleaning,
  WordBytes,
  type Words,
} from '@wordloom/lists'
import type { CommandModule } from '../command-module.ts'
import { readWordBytes, readWords } from '../input/read-file.ts'
import { writeLines, writeText } from '../output/output.ts'
import { openReport } from '../output/report.ts'
import { writeWords } from '../output/word-file.ts'
import { UsageError } from '../usage-error.ts'
import { type CleanCommand, parseClean } from './command.ts'
import { CLEAN_USAGE } from './help.ts'
import { describeEffect, CLEAN_TEXTS as T } from './texts.ts'

const NO_EXAMPLES = { examples: 0, groups: 0 }
const PREVIEW = { examples: 5, groups: 20 }

export const clean: CommandModule = { help: CLEAN_USAGE, run: async (args) => run(await parseClean(args)) }

async function run(command: CleanCommand): Promise<void> {
  const cleaning = await prepareCleaning(command.chain.steps).catch((error) => {
    if (!(error instanceof CleaningError)) throw error
    throw new UsageError(T.badStep(command.names[error.step] ?? '', error.message), { cause: error })
  })
  if (command.kind === 'show-chain') {
    openReport(command.output)
    writeText(`${JSON.stringify(command.chain, null, 2)}\n`)
    return
  }
  if (command.kind === 'preview') {
    const words = await readWords(command.file, command.reading)
    openReport(command.output)
    writeLines(describe(cleaning.run(words, PREVIEW), command.names, words.length))
    return
  }
  const cleaned = await cleanFile(cleaning, command)
  if (!command.reading.isQuiet) reportSteps(cleaned, command.names)
  await writeWords(cleaned.words, command.choice)
}

async function cleanFile(
  { run, runOnBytes }: Cleaning,
  { file, reading, choice }: Extract<CleanCommand, { readonly kind: 'clean' }>,
): Promise<CleanedWords<Words>> {
  if (runOnBytes === null || choice.format !== 'txt') return run(await readWords(file, reading), NO_EXAMPLES)
  const words = await readWordBytes(file, reading)
  return words instanceof WordBytes ? runOnBytes(words, NO_EXAMPLES) : run(words, NO_EXAMPLES)
}

function reportSteps({ steps }: Pick<CleanedWords, 'steps'>, names: readonly string[]): void {
  for (const [i, step] of steps.entries()) console.error(T.done(names[i] ?? '', describeEffect(step)))
}

function* describe({ steps, words }: CleanedWords, names: readonly string[], before: number) {
  for (const [i, step] of steps.entries()) {
    yield T.preview(i + 1, names[i] ?? '', describeEffect(step))
    for (const change of step.examples)
      yield change.after === null
        ? T.removal(change.before)
        : T.change(change.before, change.after.replaceAll('\n', ' | '))
    for (const { survivor, others, size } of step.groups)
      yield T.group(survivor, others, size - 1 - others.length)
    if (step.groupCount > step.groups.length) yield T.moreGroups(step.groupCount - step.groups.length)
  }
  yield T.left(before, words.length)
}
