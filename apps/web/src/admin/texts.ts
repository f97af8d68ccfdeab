import { MIN_PASSWORD_CHARACTERS } from '@wordloom/contract'
import { toCount, toNumber } from '#platform/format/numbers.ts'

export const ADMIN_TEXTS = {
  pageTitle: 'Admin',
  title: 'Admin Panel',
  intro: "You're managing this site's accounts as <email>admin</email>.",
  auditLog: 'Audit Log',
  createUser: 'Create User',
  loading: 'Loading the accounts…',
  denied: 'Unauthorized',
} as const

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
  removeFactors: {
    done: 'Two-factor sign-in removed successfully',
    failed: 'Failed to remove two-factor sign-in',
  },
  resend: {
    title: 'Email Sent',
    done: 'Verification email has been sent successfully',
    failed: 'Failed to send verification email',
  },
  signInAs: {
    title: 'Success',
    done: (email: string) => `You're signed in as ${email}`,
    failed: 'Failed to login as user',
  },
} as const

export const SUMMARY_TEXTS = {
  label: 'Summary',
  what: 'The summary',
  loading: 'Loading the summary…',
  counts: {
    total: 'Users',
    verified: 'Verified',
    verificationSent: 'Verification Sent',
    noVerification: 'No Verification',
    suspended: 'Suspended',
    administrators: 'Admins',
  },
  plans: 'Plans',
} as const

export const LATEST_TEXTS = {
  title: 'Recent registrations',
  what: 'The latest users',
  loading: 'Loading the latest users…',
} as const

export const PLAN_TEST_TEXTS = {
  title: 'Test plan changes',
  about: 'Switch your own account to a plan to see the product as its users do. Nothing is charged.',
  submit: 'Change my plan',
  pending: 'Changing…',
} as const

export const USERS_TEXTS = {
  title: 'Users',
  what: 'The users',
  loading: 'Loading the users…',
  status: 'Status',
  filters: { all: 'All', verified: 'Verified', pending: 'Pending', suspended: 'Suspended' },
  search: 'Search by name, email or ID',
  count: (total: number) => toCount(total, 'user'),
  countOf: (shown: number, total: number) => `${toNumber(shown)} of ${toCount(total, 'user')}`,
  none: 'No users match',
  noneInState: 'No accounts have this status.',
  noneWith: (search: string) => `No account here has “${search}” in its name, email or ID.`,
  showAll: 'Show all users',
  headings: { user: 'User', state: 'State', plan: 'Plan', registered: 'Registered' },
} as const

export const USER_ROW_TEXTS = {
  edit: (email: string) => `Edit ${email}`,
  actions: (email: string) => `Actions for ${email}`,
  registered: 'Registered ',
  verified: 'Verified',
  verificationSent: 'Verification Sent',
  noVerification: 'No Verification',
  suspended: 'Suspended',
  admin: 'Admin',
  self: 'You',
} as const

export const USER_MENU_TEXTS = {
  edit: 'Edit User',
  inspect: 'View Lists and Results',
  auditLog: 'View Audit Log',
  resend: 'Resend Verification Email',
  signInAs: 'Log in as User',
  endSessions: 'Sign Out Everywhere',
  removeFactors: 'Remove Two-Factor Sign-In',
  grantAdmin: 'Grant Admin',
  removeAdmin: 'Remove Admin',
  suspend: 'Suspend User',
  unsuspend: 'Unsuspend User',
  remove: 'Delete User',
} as const

export const USER_FIELD_TEXTS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  plan: 'Plan',
  status: 'Status',
} as const

export const CREATE_USER_TEXTS = {
  title: 'Create User',
  description:
    'The account is ready immediately. Share its password safely, or let the person request a link to set their own.',
  password: 'Password',
  passwordHelp: `At least ${MIN_PASSWORD_CHARACTERS} characters`,
  admin: 'Admin',
  adminHelp: 'Can manage every account on this site.',
  submit: 'Create User',
  pending: 'Creating…',
} as const

export const EDIT_USER_TEXTS = {
  title: 'Edit User',
  description: (email: string, id: string) => `${email} · ID ${id}`,
  verified: 'Email verified',
  verifiedHelp: 'The person has confirmed that the email address is theirs.',
  ownPassword: 'Change your own password on <link>your account page</link>.',
  password: 'New password',
  otherAdministratorEmail: 'Only this administrator can change it.',
  otherAdministratorPassword:
    'Only this administrator can change their password. To set a new one here, remove their admin role first.',
  passwordHelp: 'Leave empty to keep the current one. A new one signs the user out everywhere.',
  paying:
    'The payment provider sets the plan and status of this account, because it has a subscription. Friends & Family ends the subscription.',
  othersSaved: (reason: string) => `${reason}. The other changes are saved.`,
  submit: 'Save Changes',
  pending: 'Saving...',
} as const

export const QUESTION_TEXTS = {
  grantAdmin: {
    title: (email: string) => `Make ${email} an admin?`,
    description: 'Admins can manage all accounts on this site: read, edit, suspend and delete them.',
    confirm: 'Grant Admin',
    pending: 'Granting…',
  },
  removeAdmin: {
    title: (email: string) => `Remove ${email} as an admin?`,
    description: "They keep their account and everything they've saved, but can't manage other accounts.",
    confirm: 'Remove Admin',
    pending: 'Removing…',
  },
  suspend: {
    title: (email: string) => `Suspend ${email}?`,
    description:
      "This signs them out everywhere. They can't sign in until you unsuspend them. Everything they've saved stays.",
    confirm: 'Suspend User',
    pending: 'Suspending…',
  },
  removeFactors: {
    title: (email: string) => `Remove two-factor sign-in for ${email}?`,
    description:
      "Only do this if the person lost their sign-in factors and you've confirmed their identity. This deletes the authenticator app, passkeys and recovery codes, and the password alone will be enough to sign in. We'll email the user.",
    confirm: 'Remove Two-Factor Sign-In',
    pending: 'Removing…',
  },
  remove: {
    title: (email: string) => `Delete ${email}?`,
    description:
      'Are you sure you want to delete this user? This action cannot be undone. All their saved lists and results will be permanently deleted.',
    confirm: 'Delete User',
    pending: 'Deleting…',
  },
} as const

export const FACTOR_REQUIRED_TEXTS = {
  title: 'Turn on two-factor sign-in',
  none: 'This site requires it for every administrator. Turn it on for your account and come back.',
  setUp: 'Turn it on',
  notShown:
    'Your account has two-factor sign-in, but this browser signed in without it. Sign out, then sign in again with both steps.',
  signOut: 'Sign out',
} as const

export const MORE_TEXTS = {
  users: more('users'),
  entries: more('entries'),
  lists: more('lists'),
  results: more('results'),
  loading: 'Loading…',
  tryAgain: 'Please try again.',
} as const

function more(what: string) {
  return {
    show: `Show more ${what}`,
    failed: (reason: string) => `More ${what} couldn't be loaded. ${reason}`,
  }
}
