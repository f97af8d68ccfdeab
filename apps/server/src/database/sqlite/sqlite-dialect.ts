import { setImmediate as nextTurn } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely'
import { currentRequest } from '../../current-request.ts'
import { type Answered, toOperation } from '../activity.ts'
import { RoomMadeError } from '../transaction.ts'
import type { DiskRoom } from './disk-room.ts'
import { createFairLine } from './fair-line.ts'
import type { SqliteLog } from './sqlite-log.ts'
import { isStorageFull, storageFull } from './storage-full.ts'

/** More than the app has queries. */
const MAX_STATEMENTS = 300

/** A longer transaction is large: its commit takes as long again, and gets its own turn of the event loop. */
const LONG_MS = 20

interface SqliteParts {
  readonly database: Sqlite.Database
  /** Reads while a transaction is open in the other connection. */
  readonly reader: Sqlite.Database
  readonly log: SqliteLog
  readonly disk: DiskRoom
  readonly listener: { tell(answered: Answered): void }
}

export class OwnSqliteDialect extends SqliteDialect {
  readonly #parts: SqliteParts

  constructor(parts: SqliteParts) {
    super({ database: rememberStatements(parts.database) })
    this.#parts = parts
  }

  override createDriver() {
    return new OwnSqliteDriver(this.#parts)
  }

  override createAdapter() {
    return new OwnSqliteAdapter()
  }
}

class OwnSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Selects outside transactions use the reader. Everything else takes turns at the only connection that writes. */
class OwnSqliteDriver implements Driver {
  readonly #parts: SqliteParts
  readonly #writer: DatabaseConnection
  readonly #reader: DatabaseConnection
  readonly #waiting = createFairLine()
  #isTaken = false
  #isLogFull = false
  #begun = 0

  constructor(parts: SqliteParts) {
    this.#parts = parts
    this.#writer = connectionOf(parts.database)
    this.#reader = connectionOf(parts.reader)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<OwnConnection> {
    return new OwnConnection({
      reader: this.#reader,
      writer: this.#writer,
      take: () => this.#take(),
      execute: (connection, query) => this.#execute(connection, query),
    })
  }

  /** Hands the writer on before waiting for the disk, so that one sync covers several commits. */
  async releaseConnection({ isWriter, hasWritten }: OwnConnection): Promise<void> {
    const { log } = this.#parts
    if (!isWriter) return
    log.noteCommit()
    if (!this.#waiting.startNext()) this.#isTaken = false
    if (hasWritten) await log.untilKept()
  }

  async destroy(): Promise<void> {
    const { log, reader, database } = this.#parts
    await log.close()
    reader.close()
    database.close()
  }

  /** Takes the write lock, so that no transaction reads first and then can't write. */
  async beginTransaction(connection: OwnConnection): Promise<void> {
    await connection.becomeWriter()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    this.#begun = performance.now()
  }

  async commitTransaction(connection: OwnConnection): Promise<void> {
    if (performance.now() - this.#begun > LONG_MS) await nextTurn()
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** On a full disk, SQLite has already rolled back. */
  async rollbackTransaction(connection: OwnConnection): Promise<void> {
    if (this.#parts.database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async #take(): Promise<void> {
    if (this.#isTaken) await this.#waiting.wait(currentRequest()?.holder() ?? '')
    this.#isTaken = true
  }

  /** The log can't grow on a full disk, so move it into the file and reuse its space. */
  #restartLog(): void {
    this.#parts.database.pragma('wal_checkpoint(restart)')
    this.#isLogFull = false
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const { database, log, disk } = this.#parts
    const isInside = database.inTransaction
    const execute = async () => {
      if (this.#isLogFull && connection === this.#writer && !isInside && !isRead(query)) this.#restartLog()
      return this.#tell(query, () => connection.executeQuery<Row>(query))
    }
    try {
      return await execute()
    } catch (error) {
      log.noteError(error)
      if (!isStorageFull(error)) throw error
      if (!disk.giveUpReserve()) throw storageFull(error)
      this.#isLogFull = true
      if (isInside) throw new RoomMadeError('The disk had no space for the write.', { cause: error })
      return execute()
    }
  }

  /** The time of a statement, without waiting for its turn. */
  async #tell<Result>(query: CompiledQuery, execute: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    const tell = (hasFailed: boolean) =>
      this.#parts.listener.tell({
        operation: toOperation(query),
        milliseconds: performance.now() - began,
        hasFailed,
      })
    try {
      const result = await execute()
      tell(false)
      return result
    } catch (error) {
      tell(true)
      throw error
    }
  }
}

interface ConnectionParts {
  readonly reader: DatabaseConnection
  readonly writer: DatabaseConnection
  take(): Promise<void>
  execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>>
}

/** For one transaction, or for one statement. */
class OwnConnection implements DatabaseConnection {
  readonly #parts: ConnectionParts
  isWriter = false
  hasWritten = false

  constructor(parts: ConnectionParts) {
    this.#parts = parts
  }

  async becomeWriter(): Promise<void> {
    if (this.isWriter) return
    await this.#parts.take()
    this.isWriter = true
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!isRead(query)) {
      await this.becomeWriter()
      this.hasWritten = true
    }
    return this.#parts.execute(this.#connection, query)
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize)
  }

  get #connection(): DatabaseConnection {
    return this.isWriter ? this.#parts.writer : this.#parts.reader
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)
}

function connectionOf(database: Sqlite.Database): DatabaseConnection {
  const remembered = rememberStatements(database)
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const statement = remembered.prepare(sql)
      // The query's own type says what its rows are.
      if (statement.reader) return { rows: statement.all(parameters) as Row[] }
      const { changes, lastInsertRowid } = statement.run(parameters)
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
    },
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      for (const row of remembered.prepare(sql).iterate(parameters)) yield { rows: [row as Row] }
    },
  }
}

/** Prepares each statement once, because preparing takes longer than running most of them. */
export function rememberStatements(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>()

  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text)
      // A statement that is being read row by row can't run a second time meanwhile.
      if (known?.busy) return database.prepare(text)
      if (known !== undefined) return known
      const [oldest] = statements.keys()
      if (statements.size >= MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest)
      const statement = database.prepare(text)
      statements.set(text, statement)
      return statement
    },
  }
}
