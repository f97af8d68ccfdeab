import type { Migration } from './migration.ts'

/**
 * People join a project in its owner's account. What they joined is also listed in their own. Neither refers to the
 * other account, so that tables can be distributed by account.
 */
export const people: Migration = {
  version: 11,
  name: 'people of projects',
  statements: ({ integer, growingIdOfAccount, keyOfAccount, tableOptions, keyedTableOptions }) => [
    `create table project_people (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      project_id ${integer} not null,
      email text not null,
      email_key text not null,
      role text not null check (role in ('viewer', 'editor')),
      secret_hash text,
      person_id text,
      invited_at ${integer} not null,
      joined_at ${integer},
      ${keyOfAccount},
      foreign key (user_id, project_id) references projects (user_id, id) on delete cascade
    ) ${tableOptions}`,
    'create unique index people_by_email on project_people (user_id, project_id, email_key)',
    'create unique index people_by_person on project_people (user_id, project_id, person_id)',
    'create index people_by_account on project_people (person_id)',
    'create index people_by_secret on project_people (user_id, secret_hash)',
    `create table joined_projects (
      user_id text not null references users (id) on delete cascade,
      owner_id text not null,
      project_id ${integer} not null,
      joined_at ${integer} not null,
      primary key (user_id, owner_id, project_id)
    ) ${keyedTableOptions}`,
    `create table project_history (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      project_id ${integer} not null,
      person_id text not null,
      event text not null,
      subject text,
      happened_at ${integer} not null,
      ${keyOfAccount},
      foreign key (user_id, project_id) references projects (user_id, id) on delete cascade
    ) ${tableOptions}`,
    'create index history_by_project on project_history (user_id, project_id, id)',
    'create index history_by_time on project_history (happened_at)',
  ],
}
