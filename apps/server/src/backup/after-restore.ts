import type { Manifest } from './archive/manifest.ts'
import { type CodesLeft, statementsForCodes } from './recovery-codes.ts'

/** Not restored: a session ended, or a token or a link revoked, after the backup would work again. */
export const INVALIDATED = [
  'sessions',
  'tokens',
  'known_devices',
  'identity_requests',
  'api_tokens',
  'share_texts',
  'shares',
  'project_people',
  'second_steps',
  'passkey_setups',
  'passkey_challenges',
] as const

const WITH_PAYMENTS = 3

export function statementsAfterRestore(
  manifest: Manifest,
  now: Date,
  codesLeft: readonly CodesLeft[],
): readonly string[] {
  const { rows, schemaVersion, takenAt } = manifest
  const has = (table: string) => rows[table] !== undefined
  return [
    ...INVALIDATED.filter(has).map((table) => `delete from ${table}`),
    ...(has('authenticator_apps') ? ['delete from authenticator_apps where confirmed_at is null'] : []),
    ...(has('recovery_codes') ? statementsForCodes(codesLeft) : []),
    // The processes with these leases no longer exist.
    'update outbox set leased_until = null, lease = null where lease is not null',
    ...(schemaVersion >= WITH_PAYMENTS ? askAboutCustomers(now) : []),
    `insert into audit_log (at, action, details)
      values (${now.getTime()}, 'database_restored', '${JSON.stringify({ takenAt })}')`,
  ]
}

/** The backup lacks later payments, so the next server asks the provider about every customer. */
function askAboutCustomers(now: Date): readonly string[] {
  return [
    'update payment_tasks set leased_until = null where leased_until is not null',
    `update users set subscription_checked_at = null, subscription_busy_until = null,
      subscription_begun_at = coalesce(subscription_begun_at, ${now.getTime()})
      where stripe_customer_id is not null`,
  ]
}
