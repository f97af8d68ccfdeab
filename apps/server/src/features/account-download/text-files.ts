import { linesInBlocks, type Text } from '../../text.ts'
import { toFileNames } from './file-names.ts'

/** Where the lines of a list or a result are. */
export interface TextFile {
  readonly id: number
  /** None for a result that is kept as its recipe alone. */
  readonly file: string | null
  readonly updatedAt: number
}

interface Head {
  readonly id: number
  readonly name: string
  readonly updatedAt: number
  readonly hasText?: boolean
}

/** Files of a folder, named like what they hold. */
export function toTextFiles(folder: string, heads: readonly Head[]): TextFile[] {
  const names = toFileNames(heads.map(({ name }) => name))
  return heads.map(({ id, updatedAt, hasText = true }, at) => ({
    id,
    updatedAt,
    file: hasText ? `${folder}/${names[at]}` : null,
  }))
}

/** The lines of a text, each with its end. Without a text there are none. */
export async function* linesOf(text: Text | null): AsyncGenerator<string> {
  if (text === null) return
  for await (const block of linesInBlocks(text)) yield `${block}\n`
}
