import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES, accounts, SIGN_IN_PROBLEMS, secondFactors } from '@wordloom/contract'
import { PASSWORD } from '../fixtures/people.ts'
import { press } from './press.ts'
import { type Scene, scenesOf } from './scene.ts'

/** Fakes the factors, because the accounts of scenes must stay easy to sign in to. */
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
  await page.getByRole('button', { name: 'Create new recovery codes' }).waitFor()
}

const CODES = Array.from({ length: 10 }, (_, place) => `3yae-wnbv-y2hc-0s6${place}`)

async function proveToChange(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

async function openLinkElsewhere(page: Page): Promise<void> {
  const json = { code: 'password_required', message: ACCOUNT_MESSAGES.verificationNeedsPassword }
  await page.route(`**${accounts.verifyEmail.path}`, (route) => route.fulfill({ status: 403, json }))
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
}

export const ACCOUNT_SCENES: readonly Scene[] = [
  ...scenesOf('visitor', {
    'second-step': {
      path: '/second-step',
      expectedComplaints: [/status of 404/],
      act: async (page) => {
        const secondStep = { factors: ['app', 'recovery_code'], passkeyOptions: null }
        await page.route(`**${secondFactors.step.path}`, (route) => route.fulfill({ json: { secondStep } }))
        await page.reload()
        await page.getByLabel('6-digit code').waitFor()
      },
    },
    'second-step-over': { path: '/second-step', expectedComplaints: [/status of 404/] },
    'verify-email-password': {
      path: '/verify-email?token=abc',
      expectedComplaints: [/status of 403/],
      act: openLinkElsewhere,
    },
    'verify-email-new-password': {
      path: '/verify-email?token=abc',
      expectedComplaints: [/status of 403/],
      act: async (page) => {
        await openLinkElsewhere(page)
        await page.getByRole('button', { name: "I don't know the password" }).click()
        await page.getByLabel('New password', { exact: true }).waitFor()
      },
    },
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
        // Scripts, including axe, can't access the HTML part's iframe, so show the text part.
        await page.getByRole('radio', { name: 'Text' }).check()
        await page.getByTitle(/^HTML part of/).waitFor({ state: 'detached' })
      },
    },
  }),
  ...scenesOf('member', {
    account: { path: '/account' },
    'account-change-email': {
      path: '/account',
      act: async (page) => {
        await page.getByRole('button', { name: 'Change email' }).click()
        await page.getByLabel('New email').waitFor()
      },
    },
    'account-refused': {
      path: '/account',
      act: async (page) => {
        const button = page.getByRole('button', { name: 'Change password' })
        await button.click()
        await page.getByLabel('New password', { exact: true }).waitFor()
        await button.click()
        await page.getByRole('alert').first().waitFor()
      },
    },
    'account-token': { path: '/account', act: press('New token') },
    'account-token-secret': {
      path: '/account',
      act: async (page) => {
        await press('New token')(page)
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Name').fill('Command line on my laptop')
        await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Create token' }).click()
        await page.getByRole('status', { name: 'API token' }).waitFor()
        // A random secret would change the picture each time.
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
        await press('Create new recovery codes')(page)
        await proveToChange(page)
        await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
      },
    },
  }),
]
