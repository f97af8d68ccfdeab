import type { Page } from '@playwright/test'
import { type Subscription, subscriptions } from '@wordloom/contract'
import { press } from './press.ts'
import { type Scene, scenesOf } from './scene.ts'

/** Fakes the subscription, because time can't pass during a test. */
function standing(subscription: Partial<Subscription>) {
  return async (page: Page) => {
    const stands = { plan: 'monthly', status: 'active', paidUntil: null, graceUntil: null, ...subscription }
    await page.route(`**${subscriptions.status.path}`, (route) => route.fulfill({ json: stands }))
    await page.reload()
    await page.getByRole('region', { name: 'Your plan' }).waitFor()
  }
}

async function payWith(page: Page, cardNumber: string): Promise<void> {
  await press('Subscribe to Monthly')(page)
  await page.getByLabel('Card number').fill(cardNumber)
  await page.getByRole('button', { name: 'Pay now' }).click()
}

const DAY = 24 * 60 * 60 * 1000
const SOON = new Date(Date.now() + 6 * DAY).toISOString()
const LATELY = new Date(Date.now() - DAY).toISOString()
const LONG_AGO = new Date(Date.now() - 8 * DAY).toISOString()

export const SUBSCRIPTION_SCENES: readonly Scene[] = scenesOf('member', {
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
      await page.getByRole('heading', { name: 'Did you make this payment?' }).waitFor()
    },
  },
  'subscription-unpaid': {
    path: '/subscription',
    act: standing({ status: 'past_due', graceUntil: SOON }),
  },
  'subscription-renewing': {
    path: '/subscription',
    act: standing({ paidUntil: LATELY, graceUntil: SOON }),
  },
  'subscription-unconfirmed': {
    path: '/subscription',
    act: standing({ paidUntil: LONG_AGO, graceUntil: LATELY }),
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
})
