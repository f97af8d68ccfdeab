import { FORMER_TEXTS, formerName } from './former-texts.ts'
import type { Migration } from './migration.ts'

/**
 * Each row with large texts gets one row in another table for them. The old columns get other names, so that a server of an
 * earlier version fails instead of writing texts that the next steps would miss.
 */
export const tablesOfTexts: Migration = {
  version: 18,
  name: 'tables of texts',
  statements: ({ integer, idOfAnother, tableOptions }) => [
    ...FORMER_TEXTS.flatMap(({ table, texts, columns, type }) => [
      `create table ${texts} (
        user_id text not null,
        ${idOfAnother},
        ${columns.map((column) => `${column} ${type},`).join('\n')}
        foreign key (user_id, id) references ${table} (user_id, id) on delete cascade
      ) ${tableOptions}`,
      ...columns.map((column) => `alter table ${table} rename column ${column} to ${formerName(column)}`),
    ]),
    ...['has_recipe', 'has_text'].map(
      (column) =>
        `alter table saved_results add column ${column} ${integer} not null default 0 check (${column} in (0, 1))`,
    ),
  ],
}
