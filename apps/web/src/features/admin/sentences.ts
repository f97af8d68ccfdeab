/** What is said of what is done to accounts, and of what could not be done. */
export const SENTENCES = {
  suspend: { done: 'User suspended successfully', failed: 'Failed to suspend user' },
  unsuspend: { done: 'User unsuspended successfully', failed: 'Failed to unsuspend user' },
  remove: { done: 'User deleted successfully', failed: 'Failed to delete user' },
  setAdministrator: { done: 'Admin status updated successfully', failed: 'Failed to update admin status' },
  edit: { done: 'User updated successfully', failed: 'Failed to update user' },
  create: { done: 'User created successfully', failed: 'Failed to create user' },
  setSubscription: {
    done: 'User subscription updated successfully',
    failed: 'Failed to update user subscription',
  },
  endSessions: { done: 'User signed out everywhere', failed: 'Failed to sign out user' },
  resend: {
    done: 'Verification email has been sent successfully',
    failed: 'Failed to send verification email',
  },
  signInAs: { failed: 'Failed to login as user' },
} as const
