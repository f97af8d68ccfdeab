import type { Part } from './parts/part.ts'
import { PARTS } from './parts/parts.ts'
import type { DatabaseKind } from './place.ts'

interface Arguments {
  readonly parts: readonly Part[]
  readonly kind: DatabaseKind
  readonly isWritten: boolean
}

export function readArguments(words: readonly string[]): Arguments {
  const names = words.filter((word) => !word.startsWith('--'))
  const options = words.filter((word) => word.startsWith('--'))
  const unknown = [
    ...names.filter((name) => PARTS.every((part) => part.name !== name)),
    ...options.filter((option) => option !== '--postgres' && option !== '--write'),
  ]
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')}. Parts: ${PARTS.map(({ name }) => name).join(', ')}.`)
  }
  return {
    parts: PARTS.filter(({ name, isLong = false }) => (names.length === 0 ? !isLong : names.includes(name))),
    kind: options.includes('--postgres') ? 'PostgreSQL' : 'embedded',
    isWritten: options.includes('--write'),
  }
}
