import type { LogEvent } from 'kysely'

/** What is asked of the database: the kinds of statements, the steps of transactions, and for the embedded one that its disk keeps them. */
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

/** Connections to a server: how many are open, of these idle, and how many requests wait for one. */
export interface Connections {
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

/** How busy this process keeps the database. */
export interface Activity {
  /** Tells of each statement that was answered, from now on. */
  watch(listener: (answered: Answered) => void): void
  /** Null where there is no server to connect to. */
  connections(): Connections | null
}

export function createActivity(connections: Activity['connections'] = () => null): Activity & {
  /** For Kysely, which tells of its queries as of lines of a log. */
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

function toOperation({ query, sql }: LogEvent['query']): Operation {
  const operation = OPERATION_OF_NODE[query.kind]
  if (operation !== undefined) return operation
  const [word = ''] = /^\w+/.exec(sql) ?? []
  return OPERATIONS.find((each) => each === word) ?? 'other'
}
