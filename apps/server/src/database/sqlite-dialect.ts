import { setImmediate as nextTurn } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDialect, SqliteDriver } from 'kysely'
import type { DiskRoom } from './disk-room.ts'
import { rememberStatements } from './remembered-statements.ts'
import { isStorageFull, storageFull } from './storage-full.ts'
import { RoomMadeError } from './transaction.ts'

/** What has taken so long is large, and its end takes as long again. */
const LONG_MS = 20

/** Pages in the log after which a commit puts them where they belong, as SQLite has it by itself. */
const LOG_PAGES = 1000

/**
 * Its transactions are writers from their first statement: none reads first and finds then that it may not write. What finds
 * the disk full is tried again with the room of the reserve, once.
 */
export class OwnSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database
  readonly #disk: DiskRoom

  constructor(database: Sqlite.Database, disk: DiskRoom) {
    super({ database: rememberStatements(database) })
    this.#database = database
    this.#disk = disk
  }

  override createDriver() {
    return new OwnSqliteDriver(this.#database, this.#disk)
  }
}

class OwnSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database
  readonly #disk: DiskRoom
  #connection: DatabaseConnection | undefined
  #isLogFull = false
  #begun = 0

  constructor(database: Sqlite.Database, disk: DiskRoom) {
    super({ database: rememberStatements(database) })
    this.#database = database
    this.#disk = disk
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= this.#persistent(await super.acquireConnection())
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isLogFull) this.#emptyLog()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    this.#begun = performance.now()
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (performance.now() - this.#begun < LONG_MS) await super.commitTransaction(connection)
    else await this.#commitInTurns(connection)
  }

  /** Each step of it in a turn of its own. */
  async #commitInTurns(connection: DatabaseConnection): Promise<void> {
    await nextTurn()
    this.#database.pragma('wal_autocheckpoint = 0')
    try {
      await super.commitTransaction(connection)
    } finally {
      this.#database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
    }
    await nextTurn()
    try {
      if (this.#pagesInLog() >= LOG_PAGES) this.#database.pragma('wal_checkpoint(passive)')
    } catch {
      // It is committed. The next one that is tries again, and says nothing of it either.
    }
  }

  #pagesInLog(): number {
    const [{ log } = { log: 0 }] = this.#database.pragma('wal_checkpoint(noop)') as { log: number }[]
    return log
  }

  /** Where the disk is full, SQLite has done so itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }

  /** What is in it goes where it belongs, while there is room for that; the room it has it keeps, and begins anew. */
  #emptyLog(): void {
    this.#database.pragma('wal_checkpoint(restart)')
    this.#isLogFull = false
  }

  #persistent(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: <Row>(query: CompiledQuery) => {
        const isInside = this.#database.inTransaction
        return connection.executeQuery<Row>(query).catch((error: unknown): Promise<QueryResult<Row>> => {
          if (!isStorageFull(error)) throw error
          if (!this.#disk.giveUpReserve()) throw storageFull(error)
          this.#isLogFull = true
          if (isInside) throw new RoomMadeError('There was no room to write.', { cause: error })
          this.#emptyLog()
          return connection.executeQuery<Row>(query)
        })
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }
}
