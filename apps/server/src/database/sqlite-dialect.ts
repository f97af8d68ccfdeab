import { setImmediate as nextTurn } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { DiskRoom } from './disk-room.ts'
import { rememberStatements } from './remembered-statements.ts'
import type { SqliteLog } from './sqlite-log.ts'
import { isStorageFull, storageFull } from './storage-full.ts'
import { RoomMadeError } from './transaction.ts'

/** What has taken so long is large, and its commit, which has a turn of its own, takes as long again. */
const LONG_MS = 20

interface SqliteParts {
  readonly database: Sqlite.Database
  readonly log: SqliteLog
  readonly disk: DiskRoom
}

/**
 * Its transactions are writers from their first statement: none reads first and finds then that it may not write. Whoever has
 * written waits for the disk, while others are served. What finds it full is tried again with the room of the reserve, once.
 */
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

/** There is one connection; the driver itself gives it to one after the other. */
class OwnSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class OwnSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database
  readonly #disk: DiskRoom
  readonly #log: SqliteLog
  readonly #waiting: (() => void)[] = []
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
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
    this.#hasWritten = false
    this.#connection ??= this.#persistent(await super.acquireConnection())
    return this.#connection
  }

  /** The next one has it while this one waits for the disk: what is committed meanwhile is kept together. */
  override async releaseConnection(): Promise<void> {
    const hasWritten = this.#hasWritten
    this.#log.noteCommit()
    const next = this.#waiting.shift()
    if (next === undefined) this.#isTaken = false
    else next()
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

  /** Where the disk is full, SQLite has done so itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }

  /** Moves it into the file and starts again at its beginning. It keeps the room that it has on a full disk. */
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
          if (isInside) throw new RoomMadeError('There was no room to write.', { cause: error })
          return execute()
        })
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }
}
