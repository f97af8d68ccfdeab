import { checkPostgres } from './check-postgres.ts'
import { checkSqlite } from './check-sqlite.ts'
import type { Examination } from './examine.ts'
import type { Finding } from './finding.ts'

export function checkDatabase({ config }: Examination): Promise<readonly Finding[]> {
  return config.databaseUrl === null ? checkSqlite(config.dataFolder) : checkPostgres(config.databaseUrl)
}
