import type { ReadingOptions, ReadingProblem } from '@wordloom/reading'
import type { ReadOutcome, Taking } from './read-source.ts'
import type { ReadingView } from './reading-view.ts'

/** A file, or a text that was pasted. */
export type IntakeSource = File | string

/** A source that a field took, and how it was read. */
export interface TakenSource {
  readonly source: IntakeSource
  readonly options: ReadingOptions
  readonly view: ReadingView
  readonly text: Blob
}

export interface ReadSources {
  readonly taken: readonly TakenSource[]
  readonly refused: readonly RefusedSource[]
}

/** A source that couldn't be read, and why. */
export interface RefusedSource {
  readonly source: IntakeSource
  readonly options: ReadingOptions
  readonly message: string
  readonly problem: ReadingProblem | null
}

export type ReadOne = (source: Blob | string, options: ReadingOptions, taking: Taking) => Promise<ReadOutcome>

/** Reads one source after the other, because each can fill the memory. */
export async function readSources(
  sources: readonly { readonly source: IntakeSource; readonly options: ReadingOptions }[],
  taking: Taking,
  read: ReadOne,
): Promise<ReadSources> {
  const taken: TakenSource[] = []
  const refused: RefusedSource[] = []
  for (const { source, options } of sources) {
    const name = typeof source === 'string' ? null : source.name
    const outcome = await read(source, name === null ? options : { fileName: name, ...options }, taking)
    if (outcome.kind === 'read') taken.push({ source, options, view: outcome.view, text: outcome.text })
    else refused.push({ source, options, message: outcome.message, problem: outcome.problem })
  }
  return { taken, refused }
}

/** The texts of all sources, each on lines of its own. */
export async function* piecesOf(taken: readonly TakenSource[], isAfterText: boolean): AsyncGenerator<string> {
  let needsBreak = isAfterText
  for (const { text } of taken) {
    if (text.size === 0) continue
    if (needsBreak) yield '\n'
    needsBreak = true
    const reader = text.stream().pipeThrough(new TextDecoderStream()).getReader()
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read())
      yield value ?? ''
  }
}
