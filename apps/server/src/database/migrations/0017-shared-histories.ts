import type { Migration } from './migration.ts'

/**
 * A list that came into a project keeps its versions from before for its owner. Lists that are in a project already
 * count as if they came into it now, because nobody knows when they did.
 */
export const sharedHistories: Migration = {
  version: 17,
  name: 'shared histories',
  statements: ({ integer, keyedTableOptions }) => [
    `create table list_joinings (
      user_id text not null references users (id) on delete cascade,
      list_id ${integer} not null,
      after_version ${integer} not null,
      primary key (user_id, list_id),
      foreign key (user_id, list_id) references saved_lists (user_id, id) on delete cascade
    ) ${keyedTableOptions}`,
    `insert into list_joinings (user_id, list_id, after_version)
      select list_versions.user_id, list_id, max(list_versions.id)
      from list_versions
      join saved_lists on saved_lists.user_id = list_versions.user_id and saved_lists.id = list_id
      where coalesce(project_id, former_project_id) is not null
      group by list_versions.user_id, list_id`,
    `create table version_differences (
      user_id text not null references users (id) on delete cascade,
      version_id ${integer} not null,
      added ${integer} not null,
      removed ${integer} not null,
      added_examples text not null,
      removed_examples text not null,
      primary key (user_id, version_id),
      foreign key (user_id, version_id) references list_versions (user_id, id) on delete cascade
    ) ${keyedTableOptions}`,
  ],
}
