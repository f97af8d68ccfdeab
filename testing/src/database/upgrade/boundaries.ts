import type { Migration } from '@wordloom/server/internal/database/migrations/migration'

export function withBoundaries(
  migrations: readonly Migration[],
  onBoundary: (number: number) => void,
): Migration[] {
  let boundaries = 0
  return migrations.map((migration) => ({
    ...migration,
    ...(migration.batches && {
      batches: {
        ...migration.batches,
        async next(...given) {
          onBoundary(boundaries++)
          const bytes = await migration.batches?.next(...given)
          onBoundary(boundaries++)
          return bytes ?? null
        },
      },
    }),
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
