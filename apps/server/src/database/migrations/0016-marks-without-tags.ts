import type { Migration } from './migration.ts'

export const marksWithoutTags: Migration = {
  version: 16,
  name: 'marks without tags',
  statements: () => ['alter table marks drop column tags'],
}
