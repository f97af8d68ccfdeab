/** What the audit log calls what was done, as people say it. */
export const ACTION_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sign_up: 'Signed up',
    sign_in: 'Signed in',
    session_ended: 'Signed out one browser',
    other_sessions_ended: 'Signed out everywhere else',
    password_changed: 'Changed the password',
    password_reset: 'Reset the password by mail',
    email_change_requested: 'Asked for another address',
    identity_provider_linked: 'Connected the identity provider',
    identity_provider_unlinked: 'Disconnected the identity provider',
    account_downloaded: 'Downloaded all data',
    account_deleted: 'Deleted their own account',
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
    impersonation_started: 'Logged in as a user',
    impersonation_ended: 'No longer logged in as a user',
  }),
)

/** @example toActionName('tea_made') // 'Tea made' */
export function toActionName(action: string): string {
  const words = action.replace(/[._]/g, ' ')
  return ACTION_NAMES.get(action) ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
