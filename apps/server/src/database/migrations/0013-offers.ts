import type { Migration } from './migration.ts'

/** Set while the owner offers the project to this person. */
export const offers: Migration = {
  version: 13,
  name: 'offers of projects',
  statements: ({ integer }) => [`alter table project_people add column offered_at ${integer}`],
}
