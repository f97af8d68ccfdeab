export const ACCOUNT_MENU_TEXTS = {
  menu: 'Account menu',
  nobody: 'User',
  subscription: 'Subscription',
  account: 'Account',
  adminPanel: 'Admin Panel',
  signOut: 'Sign out',
} as const
