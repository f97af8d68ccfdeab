import type { Page } from '@playwright/test'
import { type Scene, scenesOf } from './scene.ts'

function press(name: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .or(page.getByRole('menu'))
      .first()
      .waitFor()
  }
}

export const ACCOUNT_SCENES: readonly Scene[] = [
  ...scenesOf('unverified', { 'verify-email': { path: '/verify-email' } }),
  ...scenesOf('member', {
    account: { path: '/account' },
    'account-delete': { path: '/account', act: press('Delete my account') },
    subscription: { path: '/subscription' },
    'subscription-payment': { path: '/subscription', act: press('Subscribe to Monthly') },
  }),
  ...scenesOf('administrator', {
    admin: { path: '/admin' },
    'admin-user-menu': { path: '/admin', act: press(/^Actions for ann-/) },
    'admin-create-user': { path: '/admin', act: press('Create User') },
    'admin-edit-user': {
      path: '/admin',
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Actions for ann-/ })
          .first()
          .click()
        await page.getByRole('menuitem', { name: 'Edit User' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    'admin-delete-user': {
      path: '/admin',
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Actions for ann-/ })
          .first()
          .click()
        await page.getByRole('menuitem', { name: 'Delete User' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    'admin-audit-log': { path: '/admin/audit-log' },
  }),
]
