import type { AuditAction } from '@wordloom/contract'

export const AUDIT_LOG_TEXTS = {
  title: 'Audit Log',
  about:
    'Everything that happened to accounts, newest first. Entries never change, and stay even after an account is deleted.',
  back: 'Back to the Admin Panel',
  what: 'The audit log',
  loading: 'Loading the audit log…',
  label: 'Audit log',
  headings: ['When', 'What', 'By', 'To', 'From'],
  none: 'No entries match',
  noneAbout: 'No entries for this action or account.',
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
  gone: 'This account was deleted',
} as const

export const YES_NO = { yes: 'yes', no: 'no' } as const

export const DETAIL_LABELS = {
  plan: 'Plan',
  status: 'Status',
  former: 'Before',
  isAdmin: 'Admin',
  fields: 'Changed',
  emailVerified: 'Email verified',
  factor: 'With',
  scope: 'Scope',
  expiresAt: 'Expires',
  issuer: 'Identity provider',
  method: 'Method',
  path: 'Path',
  code: 'Reason',
  reason: 'Reason',
  mail: 'Email ID',
  template: 'Email',
  takenAt: 'Backup from',
} as const

export const DETAIL_VALUES = {
  fields: {
    firstName: 'first name',
    lastName: 'last name',
    email: 'email',
    emailVerified: 'email verification',
  },
  factor: { app: 'authenticator app', passkey: 'passkey', recovery_code: 'recovery code' },
  scope: { read: 'read only', write: 'read and write' },
  code: {
    admin_required: 'not an admin',
    second_factor_required: 'signed in without a second factor',
    token_scope: "the API token doesn't allow it",
  },
  reason: {
    returned: 'returned to their own account',
    replaced: 'signed in to another account',
    signed_out: 'signed out',
    ended: 'the session was ended',
    expired: 'the session expired',
  },
} as const

export const ACTION_TEXTS = {
  sign_up: 'Signed up',
  sign_in: 'Signed in',
  session_ended: 'Signed out one browser',
  other_sessions_ended: 'Signed out everywhere else',
  email_verified: 'Verified their email',
  email_change_requested: 'Requested an email change',
  email_changed: 'Changed their email',
  password_changed: 'Changed the password',
  password_reset: 'Reset the password by email',
  second_factor_added: 'Added a second factor',
  second_factor_removed: 'Removed a second factor',
  second_step_failed: 'Failed the second step of signing in',
  recovery_codes_renewed: 'Created new recovery codes',
  recovery_code_used: 'Signed in with a recovery code',
  second_factors_removed: 'Removed two-factor sign-in for a user',
  identity_provider_linked: 'Connected the identity provider',
  identity_provider_unlinked: 'Disconnected the identity provider',
  taken_over: 'Took over an unverified account',
  share_created: 'Created a share link',
  share_revoked: 'Revoked a share link',
  api_token_created: 'Created an API token',
  api_token_ended: 'Revoked an API token',
  account_downloaded: 'Downloaded all data',
  account_deleted: 'Deleted their own account',
  admin_access_denied: 'Was denied admin access',
  made_administrator: 'Made an admin in the settings',
  user_created: 'Created a user',
  user_updated: 'Edited a user',
  email_set: 'Set an email',
  password_set: 'Set a password',
  subscription_set: 'Set a plan',
  administrator_granted: 'Granted admin',
  administrator_removed: 'Removed admin',
  user_suspended: 'Suspended a user',
  user_unsuspended: 'Unsuspended a user',
  user_sessions_ended: 'Signed a user out everywhere',
  user_deletion_begun: 'Started deleting a user',
  user_deleted: 'Deleted a user',
  verification_resent: 'Resent a verification email',
  saved_lists_viewed: 'Viewed saved lists',
  saved_results_viewed: 'Viewed saved results',
  mail_sent_again: 'Resent an undelivered email',
  mail_discarded: 'Discarded an undelivered email',
  impersonation_started: 'Signed in as a user',
  impersonation_ended: 'Returned to their own account',
  database_restored: 'Restored the database from a backup',
} as const satisfies Record<AuditAction, string>
