import type { Page } from '@playwright/test'
import { accounts, sessions } from '@wordloom/contract'
import { aMailServer, type MailServer } from '@wordloom/testing/mail/server'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { anAddress, PASSWORD } from '../../fixtures/people.ts'
import { aServer } from '../../fixtures/servers/a-server.ts'
import { expect, test } from '../../fixtures/test.ts'

const REFUSAL = { code: 554, text: '5.7.1 This sender is not trusted' }

let mails: MailServer
let isRefusing = false
let site: Awaited<ReturnType<typeof aServer>>

test.beforeAll(async () => {
  mails = await aMailServer({ judge: () => (isRefusing ? REFUSAL : 'take') })
  site = await aServer({ SMTP_URL: mails.url.href })
})

test.afterAll(async () => {
  await site.stop()
  await mails[Symbol.asyncDispose]()
})

async function openPanel(page: Page): Promise<{ readonly recipient: string }> {
  const { demoAccount } = await (await page.request.get(site.address + sessions.options.path)).json()
  isRefusing = true
  const recipient = anAddress()
  await page.request.post(site.address + accounts.signUp.path, {
    data: { email: recipient, password: PASSWORD },
  })
  await page.request.post(site.address + sessions.signIn.path, { data: demoAccount })
  await expect(async () => {
    await page.goto(`${site.address}/admin`)
    await expect(rowsOf(page).filter({ hasText: recipient })).toBeVisible({ timeout: 2000 })
  }).toPass()
  return { recipient }
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Undelivered email' }).getByRole('listitem')
const headingOf = (page: Page) => page.getByRole('heading', { level: 2, name: 'Undelivered email' })

test('refused mail shows the reason, and arrives when it is sent again', async ({ page }) => {
  const { recipient } = await openPanel(page)
  const row = rowsOf(page).filter({ hasText: recipient })
  await expect(row).toContainText('Link to verify an email address')
  await expect(row).toContainText('554 5.7.1 This sender is not trusted')
  await expectAccessible(page)

  isRefusing = false
  await row.getByRole('button', { name: /^Send Again/ }).click()
  await expect(page.getByText('Sending the email again', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect.poll(() => mails.received.map(({ to }) => to?.[0]?.address)).toContain(recipient)
  await page.goto(`${site.address}/admin/audit-log?action=mail_sent_again`)
  await expect(page.getByText('Resent an undelivered email').last()).toBeVisible()
})

test('mail can be discarded by keyboard alone, after a confirmation, on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const { recipient } = await openPanel(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await rowsOf(page)
    .filter({ hasText: recipient })
    .getByRole('button', { name: /^Discard/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Discard this email?' })
  await expect(dialog).toContainText(recipient)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email discarded successfully', { exact: true })).toBeVisible()
  await expect(headingOf(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible()
  await expect(headingOf(page)).toHaveCount(0)
})
