import type { TextPattern } from './cleaning-step.ts'
import { StepError } from './step-error.ts'
import { CLEANING_TEXTS as T } from './texts.ts'

export interface PreparedPattern {
  /** A wildcard tests the whole text, other patterns any part of it. */
  test(text: string): boolean
  replaceIn(text: string, by: string): string
}

/** Runs in linear time, whatever the pattern. @throws {StepError} */
export async function preparePattern({
  syntax,
  text,
  ignoresCase = false,
}: TextPattern): Promise<PreparedPattern> {
  if (syntax === 'text' && !ignoresCase) {
    return {
      test: (word) => word.includes(text),
      replaceIn: (word, by) => word.replaceAll(text, () => by),
    }
  }
  const { RE2JS, RE2JSException } = await import('re2js')
  const flags = ignoresCase ? RE2JS.CASE_INSENSITIVE : 0
  const source = toRegex(syntax, text)
  try {
    const inside = RE2JS.compile(source, flags)
    const tested = syntax === 'wildcard' ? RE2JS.compile(`^(?:${source})$`, flags) : inside
    return {
      test: (word) => tested.test(word),
      replaceIn(word, by) {
        // Finding out whether a word matches is much faster than replacing.
        if (!inside.test(word)) return word
        return inside.matcher(word).replaceAll(syntax === 'regex' ? by : () => by)
      },
    }
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    throw new StepError(T.badRegex(text, error.message.replace(/^error parsing regexp: /, '')), {
      cause: error,
    })
  }
}

function toRegex(syntax: TextPattern['syntax'], text: string): string {
  if (syntax === 'regex') return text
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return syntax === 'text' ? escaped : escaped.replaceAll('\\*', '.*').replaceAll('\\?', '.')
}
