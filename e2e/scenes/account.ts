import type { Page } from '@playwright/test'
import {
  admin,
  type DeadLetter,
  deadLetters,
  ERRORS,
  SIGN_IN_PROBLEMS,
  type Subscription,
  secondFactors,
  subscriptions,
} from '@wordloom/contract'
import { PASSWORD } from '../fixtures/people.ts'
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

/** As if the account stood so with the payment provider: months do not pass while a picture is taken. */
function standing(subscription: Partial<Subscription>) {
  return async (page: Page) => {
    const stands = { plan: 'monthly', status: 'active', paidUntil: null, graceUntil: null, ...subscription }
    await page.route(`**${subscriptions.status.path}`, (route) => route.fulfill({ json: stands }))
    await page.reload()
    await page.getByRole('region', { name: 'Your plan' }).waitFor()
  }
}

/** As if the account had second factors: the accounts of the scenes must be easy to sign in to. */
async function withFactors(page: Page): Promise<void> {
  const at = new Date(Date.now() - 26 * 60 * 60 * 1000).toISOString()
  const passkeys = [
    { id: 'a', name: 'Ann’s phone', createdAt: at, lastUsedAt: at },
    {
      id: 'b',
      name: 'Security key on the key ring, for when everything else is lost',
      createdAt: at,
      lastUsedAt: null,
    },
  ]
  const factors = { appSince: at, passkeys, recoveryCodesLeft: 2, isDemanded: false }
  await page.route(`**${secondFactors.list.path}`, (route) => route.fulfill({ json: factors }))
  await page.reload()
  await page.getByRole('button', { name: 'Make new recovery codes' }).waitFor()
}

const CODES = Array.from({ length: 10 }, (_, place) => `3yae-wnbv-y2hc-0s6${place}`)

async function proveToChange(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

async function payWith(page: Page, cardNumber: string): Promise<void> {
  await press('Subscribe to Monthly')(page)
  await page.getByLabel('Card number').fill(cardNumber)
  await page.getByRole('button', { name: 'Pay now' }).click()
}

function choose(name: string) {
  return async (page: Page) => {
    await press(/^Actions for ann-/)(page)
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  }
}

const SOON = new Date(Date.now() + 6 * 24 * 60 * 60 * 1000).toISOString()

const UNDELIVERED: readonly DeadLetter[] = [
  {
    id: 7,
    template: 'verification',
    recipient: 'ann.thornton-abernathy@mail.upper-weaving.example',
    createdAt: '2026-11-20T08:00:00.000Z',
    givenUpAt: '2026-11-21T08:00:00.000Z',
    attempts: 97,
    reason: 'CONN: connect ETIMEDOUT',
  },
  {
    id: 5,
    template: 'contact',
    recipient: 'help@words.example',
    createdAt: '2026-11-19T08:00:00.000Z',
    givenUpAt: '2026-11-19T08:00:01.000Z',
    attempts: 1,
    reason: 'RCPT TO: 550 5.1.1 No such mailbox here, and none that it could have been taken for',
  },
]

export const ACCOUNT_SCENES: readonly Scene[] = [
  ...scenesOf('visitor', {
    'second-step': {
      path: '/second-step',
      expectedComplaints: [/status of 404/],
      act: async (page) => {
        const secondStep = { factors: ['app', 'passkey', 'recovery_code'], passkeyOptions: {} }
        await page.route(`**${secondFactors.step.path}`, (route) => route.fulfill({ json: { secondStep } }))
        await page.reload()
        await page.getByLabel('6-digit code').waitFor()
      },
    },
    'second-step-over': { path: '/second-step', expectedComplaints: [/status of 404/] },
    'sign-in-incomplete': { path: SIGN_IN_PROBLEMS.incomplete.path },
    'sign-in-suspended': { path: SIGN_IN_PROBLEMS.suspended.path },
  }),
  ...scenesOf('unverified', {
    'verify-email': { path: '/verify-email' },
    'verify-email-link': {
      path: '/verify-email?token=abc',
      act: (page) => page.getByRole('button', { name: 'Verify my email' }).waitFor(),
    },
    'verify-email-refused': {
      path: '/verify-email?token=abc',
      expectedComplaints: [/status of 400/],
      act: async (page) => {
        await page.getByRole('button', { name: 'Verify my email' }).click()
        await page.getByRole('link', { name: 'Get a new link' }).waitFor()
      },
    },
    'dev-mail-open': {
      path: '/dev/mail',
      act: async (page) => {
        await page.getByRole('navigation', { name: 'Mails' }).getByRole('link').first().click()
        await page.getByRole('article').getByRole('heading').waitFor()
        // Into the frame of the HTML part no script gets, that of an accessibility test neither.
        await page.getByRole('radio', { name: 'Text' }).check()
        await page.getByTitle(/^HTML part of/).waitFor({ state: 'detached' })
      },
    },
  }),
  ...scenesOf('member', {
    account: { path: '/account' },
    'account-refused': {
      path: '/account',
      act: (page) => page.getByRole('button', { name: 'Change password' }).click(),
    },
    'account-token': { path: '/account', act: press('New token') },
    'account-token-secret': {
      path: '/account',
      act: async (page) => {
        await press('New token')(page)
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Name').fill('Command line on my laptop')
        await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Make token' }).click()
        await page.getByRole('status', { name: 'API token' }).waitFor()
        // Another one each time would be another picture.
        await page.getByRole('status', { name: 'API token' }).evaluate((shown) => {
          shown.textContent = `wlt_${'AZnzwntUfB6dClL24cCotA4yZ0qWm1hV8s'.repeat(3).slice(0, 70)}`
        })
      },
    },
    'account-delete': { path: '/account', act: press('Delete my account') },
    'account-two-factor': { path: '/account', act: withFactors },
    'account-set-up-app': {
      path: '/account',
      act: async (page) => {
        await press('Set up an authenticator app')(page)
        await proveToChange(page)
        await page.getByRole('dialog').getByRole('img').waitFor()
      },
    },
    'account-recovery-codes': {
      path: '/account',
      act: async (page) => {
        await withFactors(page)
        const { path } = secondFactors.renewRecoveryCodes
        await page.route(`**${path}`, (route) => route.fulfill({ json: { recoveryCodes: CODES } }))
        await press('Make new recovery codes')(page)
        await proveToChange(page)
        await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
      },
    },
    subscription: { path: '/subscription' },
    'subscription-payment': { path: '/subscription', act: press('Subscribe to Monthly') },
    'subscription-declined': {
      path: '/subscription',
      expectedComplaints: [/status of 402/],
      act: async (page) => {
        await payWith(page, '4000 0000 0000 0002')
        await page.getByRole('dialog').getByRole('alert').waitFor()
      },
    },
    'subscription-confirm': {
      path: '/subscription',
      act: async (page) => {
        await payWith(page, '4000 0025 0000 3155')
        await page.getByRole('heading', { name: 'Is this payment yours?' }).waitFor()
      },
    },
    'subscription-unpaid': {
      path: '/subscription',
      act: standing({ status: 'past_due', graceUntil: SOON }),
    },
    'subscription-given': { path: '/subscription', act: standing({ plan: 'friends_family' }) },
    'subscription-change': {
      path: '/subscription',
      act: async (page) => {
        await standing({ paidUntil: SOON })(page)
        await press('Change to Yearly')(page)
      },
    },
    'subscription-cancel': {
      path: '/subscription',
      act: async (page) => {
        await standing({ paidUntil: SOON })(page)
        await press('Cancel subscription')(page)
      },
    },
  }),
  ...scenesOf('administrator', {
    admin: { path: '/admin' },
    'admin-second-factor': {
      path: '/admin',
      expectedComplaints: [/status of 403/],
      act: async (page) => {
        const { status, message } = ERRORS.second_factor_required
        await page.route(`**${admin.summary.path}`, (route) =>
          route.fulfill({ status, json: { message, code: 'second_factor_required' } }),
        )
        await page.reload()
        await page.getByRole('link', { name: 'Turn it on' }).waitFor()
      },
    },
    'admin-no-users': { path: '/admin?search=nobody-at-all' },
    'admin-user-menu': { path: '/admin', act: press(/^Actions for ann-/) },
    'admin-create-user': { path: '/admin', act: press('Create User') },
    'admin-edit-user': { path: '/admin', act: choose('Edit User') },
    'admin-inspect-user': { path: '/admin', act: choose('View Lists and Results') },
    'admin-delete-user': { path: '/admin', act: choose('Delete User') },
    'admin-undelivered-mail': {
      path: '/admin',
      act: async (page) => {
        await page.route(`**${deadLetters.list.path}`, (route) =>
          route.fulfill({ json: { deadLetters: UNDELIVERED, total: 53 } }),
        )
        await page.reload()
        await page.getByRole('heading', { name: 'Undelivered mail' }).waitFor()
      },
    },
    'admin-audit-log': { path: '/admin/audit-log' },
    'admin-audit-log-empty': { path: '/admin/audit-log?user=nobody-at-all' },
  }),
]
