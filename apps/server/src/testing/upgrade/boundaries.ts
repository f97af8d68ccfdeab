import type { Migration } from '../../database/migrations/migration.ts'

/**
 * The same migrations, and `onBoundary` hears of each moment between two of their statements: before the first of each,
 * after each, and with the number of moments before it.
 */
export function withBoundaries(
  migrations: readonly Migration[],
  onBoundary: (number: number) => void,
): Migration[] {
  let boundaries = 0
  return migrations.map((migration) => ({
    ...migration,
    statements(dialect) {
      const statements = [...migration.statements(dialect)]
      const tellAll = function* () {
        for (const statement of statements) {
          onBoundary(boundaries++)
          yield statement
        }
        onBoundary(boundaries++)
      }
      return Object.assign(statements.slice(), { [Symbol.iterator]: tellAll })
    },
  }))
}
