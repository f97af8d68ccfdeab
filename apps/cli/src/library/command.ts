import type { Options } from '../input/option-help.ts'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { OUTPUT_OPTIONS, type OutputChoice, toOutputChoice } from '../output/output-choice.ts'
import { WORD_FORMATS, type WordFormat } from '../output/word-file.ts'
import { COMMAND_TEXTS } from '../texts.ts'
import { UsageError } from '../usage-error.ts'
import { LIBRARY_COMMAND_TEXTS as T } from './texts.ts'

export type LibraryCommand =
  | { readonly kind: 'login'; readonly address: string | undefined }
  | { readonly kind: 'logout' }
  | { readonly kind: 'lists'; readonly isJson: boolean }
  | PushCommand
  | PullCommand

export interface PushCommand {
  readonly kind: 'push'
  readonly reading: FileReading
  readonly file: string
  readonly name: string | undefined
  readonly folder: string | undefined
  readonly replaces: boolean
}

export interface PullCommand {
  readonly kind: 'pull'
  readonly list: string
  readonly choice: OutputChoice<WordFormat>
}

const KINDS = ['login', 'logout', 'lists', 'push', 'pull'] as const

export const PUSH_OPTIONS = {
  name: { type: 'string', help: ['NAME', 'name the list NAME instead of using the file name'] },
  folder: { type: 'string', help: ['NAME', 'put the list into that folder'] },
  replace: { type: 'boolean', help: ['', 'replace the words of an existing list with this name'] },
} as const satisfies Options

const OPTIONS = {
  ...READING_OPTIONS,
  json: { type: 'boolean' },
  ...PUSH_OPTIONS,
  ...OUTPUT_OPTIONS,
} as const

const READING_NAMES = Object.keys(READING_OPTIONS) as (keyof typeof READING_OPTIONS)[]

export function parseLibraryCommand(name: string, args: readonly string[]): LibraryCommand {
  const kind = KINDS.find((known) => known === name)
  if (kind === undefined) throw new UsageError(COMMAND_TEXTS.unknown(name))
  const { values, positionals } = parseOptions(args, { allowPositionals: true, options: OPTIONS })
  const take = (...allowed: (keyof typeof OPTIONS)[]) => {
    const other = (Object.keys(values) as (keyof typeof OPTIONS)[]).find((name) => !allowed.includes(name))
    if (other !== undefined) throw new UsageError(T.notFor(other, kind))
  }
  const [first, ...more] = kind === 'logout' || kind === 'lists' ? [undefined, ...positionals] : positionals
  if (more[0] !== undefined) throw new UsageError(T.tooMany(more[0]))

  switch (kind) {
    case 'login':
      take()
      return { kind, address: first }
    case 'logout':
      take()
      return { kind }
    case 'lists':
      take('json')
      return { kind, isJson: values.json ?? false }
    case 'push':
      take('name', 'folder', 'replace', ...READING_NAMES)
      if (first === undefined) throw new UsageError(T.noFile)
      if (first === '-' && values.name === undefined) throw new UsageError(T.noName)
      return {
        kind,
        file: first,
        reading: toFileReading(values),
        name: values.name,
        folder: values.folder,
        replaces: values.replace ?? false,
      }
    case 'pull':
      take('output', 'format', 'bom', 'no-guard')
      if (first === undefined) throw new UsageError(T.noList)
      return { kind, list: first, choice: toOutputChoice(values, WORD_FORMATS) }
  }
}
