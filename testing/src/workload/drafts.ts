import { randomUUID } from 'node:crypto'
import { FOLDER_COLORS, type TrashKind } from '@wordloom/contract'
import { digestOf } from './ledger.ts'
import { oneOf } from './one-of.ts'

export interface Draft {
  readonly name: string
  readonly body: object
  readonly content: string
}

/** Words per column: three columns make a million combinations. */
const LARGE = 100

export function aDraft(kind: TrashKind): Draft {
  const name = randomUUID()
  switch (kind) {
    case 'list': {
      const words = linesOf(name)
      return { name, body: { name, words }, content: digestOf(words.join('\n')) }
    }
    case 'result': {
      const combinations = linesOf(name)
      return { name, body: { name, combinations }, content: digestOf(combinations.join('\n')) }
    }
    case 'project': {
      const texts = [0, 1, 2].map(() => linesOf(randomUUID()).slice(0, 100).join('\n'))
      const columns = texts.map((words, column) => ({ id: String(column), words }))
      return { name, body: { name, columns }, content: digestOf(texts.join('\n\n')) }
    }
    case 'folder': {
      const color = oneOf(FOLDER_COLORS)
      return { name, body: { name, color }, content: digestOf(color) }
    }
  }
}

export function aLargeDraft(): Draft {
  const name = randomUUID()
  const columns = [name.slice(0, 6), 'b', 'c'].map((word) =>
    Array.from({ length: LARGE }, (_, at) => `${word}${at}`),
  )
  const [first = [], second = [], third = []] = columns
  const combinations = first.flatMap((one) =>
    second.flatMap((other) => third.map((last) => `${one}-${other}-${last}`)),
  )
  const recipe = { columns: columns.map((words) => words.join('\n')), separator: 'minus', wrap: 'nothing' }
  const body = Math.random() < 0.5 ? { name, combinations } : { name, recipe }
  return { name, body, content: digestOf(combinations.join('\n')) }
}

function linesOf(name: string): string[] {
  const count = Math.random() < 0.05 ? 10_000 : 1 + Math.floor(Math.random() * 50)
  return Array.from({ length: count }, (_, at) => `${at} of ${name}`)
}
