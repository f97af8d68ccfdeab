import { MIN_PASSWORD_CHARACTERS } from '@wordloom/contract'
import { toCount, toNumber } from '../../shared/format/numbers.ts'

export const ADMIN_TEXTS = {
  pageTitle: 'Admin',
  title: 'Admin Panel',
  intro: 'You look after the accounts of this installation as <email>admin</email>.',
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
    done: (email: string) => `You are signed in as ${email}`,
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
  about:
    'Puts your own account on a plan, to see the product as people with that plan do. Nothing is charged.',
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
  noneInState: 'No account is in this state.',
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
    'The account is there at once. Hand its password over safely, or let the person ask for a link to set their own.',
  password: 'Password',
  passwordHelp: `At least ${MIN_PASSWORD_CHARACTERS} characters`,
  admin: 'Admin',
  adminHelp: 'May look after all accounts of this installation, this one included.',
  submit: 'Create User',
  pending: 'Creating...',
} as const

export const EDIT_USER_TEXTS = {
  title: 'Edit User',
  description: (email: string, id: string) => `${email} · ID ${id}`,
  verified: 'Email verified',
  verifiedHelp: 'The person has proven that the address is theirs.',
  ownPassword: 'Your own password is changed on the page of <link>your account</link>.',
  password: 'New password',
  otherAdministratorEmail: 'Only this administrator can change it.',
  otherAdministratorPassword:
    'Only this administrator can change their password. To set a new one here, remove their admin role first.',
  passwordHelp: 'Empty keeps the current one. A new one signs the user out everywhere.',
  paying:
    'This account has a subscription at the payment provider, which decides about plan and status. Friends & Family ends it.',
  othersSaved: (reason: string) => `${reason}. The other changes are saved.`,
  submit: 'Save Changes',
  pending: 'Saving...',
} as const

export const DELETE_USER_TEXTS = {
  title: (email: string) => `Delete ${email}?`,
  description:
    'Are you sure you want to delete this user? This action cannot be undone. All their saved lists and results will be permanently deleted.',
  confirm: 'Delete User',
  pending: 'Deleting…',
} as const

export const REMOVE_FACTORS_TEXTS = {
  title: (email: string) => `Remove two-factor sign-in of ${email}?`,
  description:
    'Do this only for somebody who has lost them and whom you know to be who they say. Authenticator app, passkeys and recovery codes are deleted; from then on the password alone opens the account. The user is told by mail.',
  confirm: 'Remove Two-Factor Sign-In',
  pending: 'Removing…',
} as const

export const FACTOR_REQUIRED_TEXTS = {
  title: 'Two-factor sign-in is needed here',
  none: 'Whoever runs this installation asks it of every administrator. Turn it on for your account, and come back.',
  setUp: 'Turn it on',
  notShown:
    'Your account has two-factor sign-in, but this browser was signed in without it. Sign out, and in again with both.',
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
    failed: (reason: string) => `More ${what} could not be loaded. ${reason}`,
  }
}
