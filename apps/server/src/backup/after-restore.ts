import type { Manifest } from './manifest.ts'
import { type CodesLeft, statementsForCodes } from './recovery-codes.ts'

/**
 * What opens something, or is halfway to it. It does not come back: whoever ended a session or revoked a token after the
 * backup was taken would find it alive again.
 */
export const VOIDED = [
  'sessions',
  'tokens',
  'known_devices',
  'identity_requests',
  'api_tokens',
  'second_steps',
  'passkey_setups',
  'passkey_challenges',
] as const

/** The first schema that knows payments. */
const WITH_PAYMENTS = 3

/**
 * Statements that make of what was backed up what may be served, for both databases: to be run before anybody else sees it.
 * The tables may be those of an earlier version.
 */
export function statementsAfterRestore(
  manifest: Manifest,
  now: Date,
  codesLeft: readonly CodesLeft[],
): readonly string[] {
  const { rows, schemaVersion, takenAt } = manifest
  const has = (table: string) => rows[table] !== undefined
  return [
    ...VOIDED.filter(has).map((table) => `delete from ${table}`),
    // Nobody has shown yet that they have the app.
    ...(has('authenticator_apps') ? ['delete from authenticator_apps where confirmed_at is null'] : []),
    ...(has('recovery_codes') ? statementsForCodes(codesLeft) : []),
    // Of processes that are no more.
    'update outbox set leased_until = null, lease = null where lease is not null',
    ...(schemaVersion >= WITH_PAYMENTS ? askAboutCustomers(now) : []),
    `insert into audit_log (at, action, details)
      values (${now.getTime()}, 'database_restored', '${JSON.stringify({ takenAt })}')`,
  ]
}

/** The next server asks the payment provider about every customer: what was sold or ended since then is not in the backup. */
function askAboutCustomers(now: Date): readonly string[] {
  return [
    'update payment_tasks set leased_until = null where leased_until is not null',
    `update users set subscription_checked_at = null, subscription_busy_until = null,
      subscription_begun_at = coalesce(subscription_begun_at, ${now.getTime()})
      where stripe_customer_id is not null`,
  ]
}
