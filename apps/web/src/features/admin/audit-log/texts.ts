import type { AuditAction } from '@wordloom/contract'

export const AUDIT_LOG_TEXTS = {
  title: 'Audit Log',
  about:
    'What was done to accounts, the latest first. Entries are never changed and outlive the accounts they speak of.',
  back: 'Back to the Admin Panel',
  what: 'The audit log',
  loading: 'Loading the audit log…',
  label: 'Audit log',
  headings: ['When', 'What', 'By', 'To', 'From'],
  none: 'No entries match',
  noneAbout: 'Nothing like that was done, or not with this account.',
  showAll: 'Show all entries',
} as const

export const AUDIT_FILTER_TEXTS = {
  user: 'User email or ID',
  action: 'Action',
  all: 'All actions',
} as const

export const AUDIT_ENTRY_TEXTS = {
  /** Screen readers and narrow screens get these words in place of the column headings. */
  by: 'By ',
  to: 'To ',
  system: 'System',
  themselves: 'themselves',
  gone: 'This account is gone',
} as const

export const ACTION_TEXTS = {
  sign_up: 'Signed up',
  sign_in: 'Signed in',
  session_ended: 'Signed out one browser',
  other_sessions_ended: 'Signed out everywhere else',
  email_verified: 'Verified their address',
  email_change_requested: 'Asked for another address',
  email_changed: 'Changed their address',
  password_changed: 'Changed the password',
  password_reset: 'Reset the password by mail',
  second_factor_added: 'Added a second factor',
  second_factor_removed: 'Removed a second factor',
  second_step_failed: 'Failed the second step of signing in',
  recovery_codes_renewed: 'Made new recovery codes',
  recovery_code_used: 'Signed in with a recovery code',
  second_factors_removed: 'Removed two-factor sign-in of a user',
  identity_provider_linked: 'Connected the identity provider',
  identity_provider_unlinked: 'Disconnected the identity provider',
  taken_over: 'Took over an account that was not verified',
  api_token_created: 'Made an API token',
  api_token_ended: 'Ended an API token',
  account_downloaded: 'Downloaded all data',
  account_deleted: 'Deleted their own account',
  admin_access_denied: 'Was denied admin access',
  made_administrator: 'Made an admin by the settings',
  user_created: 'Created a user',
  user_updated: 'Edited a user',
  email_set: 'Set an address',
  password_set: 'Set a password',
  subscription_set: 'Set a plan',
  administrator_granted: 'Granted admin',
  administrator_removed: 'Removed admin',
  user_suspended: 'Suspended a user',
  user_unsuspended: 'Unsuspended a user',
  user_sessions_ended: 'Signed a user out everywhere',
  user_deletion_begun: 'Began to delete a user',
  user_deleted: 'Deleted a user',
  verification_resent: 'Resent a verification email',
  saved_lists_viewed: 'Looked at saved lists',
  saved_results_viewed: 'Looked at saved results',
  mail_sent_again: 'Sent an undelivered mail again',
  mail_discarded: 'Discarded an undelivered mail',
  impersonation_started: 'Logged in as a user',
  impersonation_ended: 'No longer logged in as a user',
  database_restored: 'Restored the database from a backup',
} as const satisfies Record<AuditAction, string>
