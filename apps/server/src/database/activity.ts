import type { LogEvent } from 'kysely'

/** `sync` is SQLite's wait until the disk has the data. */
export const OPERATIONS = [
  'select',
  'insert',
  'update',
  'delete',
  'begin',
  'commit',
  'rollback',
  'sync',
  'other',
] as const
export type Operation = (typeof OPERATIONS)[number]

export interface Answered {
  readonly operation: Operation
  readonly milliseconds: number
  readonly hasFailed: boolean
}

export interface Connections {
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

export interface Activity {
  watch(listener: (answered: Answered) => void): void
  connections(): Connections | null
}

export function createActivity(connections: Activity['connections'] = () => null): Activity & {
  readonly log: (event: LogEvent) => void
  readonly tell: (answered: Answered) => void
} {
  const listeners: ((answered: Answered) => void)[] = []
  const tell = (answered: Answered) => {
    for (const listener of listeners) listener(answered)
  }
  return {
    connections,
    watch: (listener) => void listeners.push(listener),
    tell,
    log({ level, query, queryDurationMillis: milliseconds }) {
      if (listeners.length === 0) return
      tell({ operation: toOperation(query), milliseconds, hasFailed: level === 'error' })
    },
  }
}

const OPERATION_OF_NODE: Readonly<Record<string, Operation>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
}

export function toOperation({ query, sql }: LogEvent['query']): Operation {
  const operation = OPERATION_OF_NODE[query.kind]
  if (operation !== undefined) return operation
  const [word = ''] = /^\w+/.exec(sql) ?? []
  return OPERATIONS.find((each) => each === word) ?? 'other'
}
