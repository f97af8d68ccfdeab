const CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])

/** Whether a row was refused because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code))
}
