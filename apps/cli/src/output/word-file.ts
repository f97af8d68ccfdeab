import { type CsvChoices, createBlockWriter } from '@wordloom/engine'
import { toStrings, WordBytes, type Words } from '@wordloom/lists'
import { writeOutput } from './output.ts'
import type { OutputChoice } from './output-choice.ts'
import { openReport } from './report.ts'

export const WORD_FORMATS = ['txt', 'csv', 'json', 'jsonl', 'xlsx'] as const
export type WordFormat = (typeof WORD_FORMATS)[number]

const CHUNK_BYTES = 1 << 18
const BLOCK_WORDS = 1 << 16

/** Words as a file of one column without a name. A workbook is as `@wordloom/xlsx` takes it. */
export function* chunksOfWords(
  list: Words,
  { format, ...choices }: CsvChoices & { readonly format: WordFormat },
): Iterable<Uint8Array> {
  if (format === 'txt' && list instanceof WordBytes) {
    yield* list.lines()
    return
  }
  const words = toStrings(list)
  const { write, close } = createBlockWriter(format, CHUNK_BYTES, choices)
  for (let at = 0; at < words.length; at += BLOCK_WORDS) yield* write(words.slice(at, at + BLOCK_WORDS))
  yield* close()
}

export async function writeWords(words: Words, choice: OutputChoice<WordFormat>): Promise<void> {
  openReport(choice.output)
  const chunks = chunksOfWords(words, choice)
  if (choice.format !== 'xlsx') for (const chunk of chunks) writeOutput(chunk)
  else {
    // Loaded only here, so that everything else starts faster.
    const { writeXlsx } = await import('./write-xlsx.ts')
    await writeXlsx(chunks, false)
  }
}
