import { toFileNames } from '@wordloom/contract'
import { linesInBlocks, type Text } from '../../memory/text.ts'

export interface TextFile {
  readonly id: number
  readonly file: string | null
  readonly updatedAt: number
}

interface Head {
  readonly id: number
  readonly name: string
  readonly updatedAt: number
  readonly hasText?: boolean
}

export function toTextFiles(folder: string, heads: readonly Head[]): TextFile[] {
  const names = toFileNames(heads.map(({ name }) => name))
  return heads.map(({ id, updatedAt, hasText = true }, at) => ({
    id,
    updatedAt,
    file: hasText ? `${folder}/${names[at]}` : null,
  }))
}

export async function* linesOf(text: Text | null): AsyncGenerator<string> {
  if (text === null) return
  for await (const block of linesInBlocks(text)) yield `${block}\n`
}
