import { setImmediate as nextTurn } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { currentRequest } from '../../current-request.ts'
import { RoomMadeError } from '../transaction.ts'
import type { DiskRoom } from './disk-room.ts'
import { createFairLine } from './fair-line.ts'
import type { SqliteLog } from './sqlite-log.ts'
import { isStorageFull, storageFull } from './storage-full.ts'

/** More than the app has queries. */
const MOST_STATEMENTS = 300

/** A longer transaction is large: its commit takes as long again, and gets its own turn of the event loop. */
const LONG_MS = 20

interface SqliteParts {
  readonly database: Sqlite.Database
  readonly log: SqliteLog
  readonly disk: DiskRoom
}

/** Transactions take the write lock at their start, so none reads first and then can't write. */
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

class OwnSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database
  readonly #disk: DiskRoom
  readonly #log: SqliteLog
  readonly #waiting = createFairLine()
  #isTaken = false
  #hasWritten = false
  #connection: DatabaseConnection | undefined
  #isLogFull = false
  #begun = 0

  constructor({ database, log, disk }: SqliteParts) {
    super({ database: rememberStatements(database) })
    this.#database = database
    this.#disk = disk
    this.#log = log
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await this.#waiting.wait(currentRequest()?.holder() ?? '')
    this.#isTaken = true
    this.#hasWritten = false
    this.#connection ??= this.#persistent(await super.acquireConnection())
    return this.#connection
  }

  /** Hands the connection on before waiting for the disk, so that one sync covers several commits. */
  override async releaseConnection(): Promise<void> {
    const hasWritten = this.#hasWritten
    this.#log.noteCommit()
    if (!this.#waiting.startNext()) this.#isTaken = false
    if (hasWritten) await this.#log.untilKept()
  }

  override async destroy(): Promise<void> {
    await this.#log.close()
    await super.destroy()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    this.#begun = performance.now()
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (performance.now() - this.#begun > LONG_MS) await nextTurn()
    await super.commitTransaction(connection)
  }

  /** On a full disk, SQLite has already rolled back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }

  /** The log can't grow on a full disk, so move it into the file and reuse its space. */
  #restartLog(): void {
    this.#database.pragma('wal_checkpoint(restart)')
    this.#isLogFull = false
  }

  #persistent(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const isInside = this.#database.inTransaction
        const isWriting = !SelectQueryNode.is(query.query)
        if (isWriting) this.#hasWritten = true
        const execute = async () => {
          if (isWriting && !isInside && this.#isLogFull) this.#restartLog()
          return connection.executeQuery<Row>(query)
        }
        return execute().catch((error: unknown): Promise<QueryResult<Row>> => {
          this.#log.noteError(error)
          if (!isStorageFull(error)) throw error
          if (!this.#disk.giveUpReserve()) throw storageFull(error)
          this.#isLogFull = true
          if (isInside) throw new RoomMadeError('The disk had no space for the write.', { cause: error })
          return execute()
        })
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
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
      if (statements.size >= MOST_STATEMENTS && oldest !== undefined) statements.delete(oldest)
      const statement = database.prepare(text)
      statements.set(text, statement)
      return statement
    },
  }
}
