import type { Migration } from './migration.ts'

const LINK_COLUMNS = 'user_id, issuer, subject, email, created_at'

/**
 * From here on, every key of a table with a `user_id` includes it, so that these tables can be distributed by
 * it. Identities must be unique across accounts and are looked up without an account, so `identity_owners`
 * isn't distributed. A sandbox subscription's id now names its user, as its customer id does.
 */
export const keysOfAccounts: Migration = {
  version: 5,
  name: 'keys of accounts',
  statements: ({ integer, keyedTableOptions }) => {
    const links = (name: string, key: string) => `create table ${name} (
      user_id text not null references users (id) on delete cascade,
      issuer text not null,
      subject text not null,
      email text not null,
      created_at ${integer} not null,
      ${key}
    ) ${keyedTableOptions}`

    return [
      `create table identity_owners (
        issuer text not null,
        subject text not null,
        owner_id text not null references users (id) on delete cascade,
        primary key (issuer, subject),
        unique (issuer, subject, owner_id)
      ) ${keyedTableOptions}`,
      'create index identity_owners_by_owner on identity_owners (owner_id)',
      'insert into identity_owners (issuer, subject, owner_id) select issuer, subject, user_id from accounts',

      links('kept_accounts', 'primary key (user_id, issuer, subject)'),
      `insert into kept_accounts (${LINK_COLUMNS}) select ${LINK_COLUMNS} from accounts`,
      'drop table accounts',
      links(
        'accounts',
        `primary key (user_id, issuer, subject),
        foreign key (issuer, subject, user_id) references identity_owners (issuer, subject, owner_id)
          on delete cascade`,
      ),
      `insert into accounts (${LINK_COLUMNS}) select ${LINK_COLUMNS} from kept_accounts`,
      'drop table kept_accounts',

      'drop index sandbox_subscriptions_by_id',
      `update users set stripe_subscription_id = 'sandbox_sub_' || id || '_' || substr(stripe_subscription_id, 13)
        where stripe_subscription_id in (select s.id from sandbox_subscriptions s where s.user_id = users.id)
          and stripe_subscription_id like 'sandbox_sub_%'`,
      "update sandbox_subscriptions set id = 'sandbox_sub_' || user_id || '_' || substr(id, 13) where id like 'sandbox_sub_%'",
    ]
  },
}
