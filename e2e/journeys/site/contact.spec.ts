import type { Page } from '@playwright/test'
import { aMailServer, type MailServer } from '@wordloom/testing/mail/server'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { anAddress, aVerifiedMember } from '../../fixtures/people.ts'
import { aServer } from '../../fixtures/servers/a-server.ts'
import { expect, test } from '../../fixtures/test.ts'

const SUPPORT = 'help@words.example'

let mails: MailServer
let site: Awaited<ReturnType<typeof aServer>>

test.beforeAll(async () => {
  mails = await aMailServer()
  site = await aServer({ SMTP_URL: mails.url.href, SUPPORT_EMAIL: SUPPORT })
})

test.afterAll(async () => {
  await site.stop()
  await mails[Symbol.asyncDispose]()
})

async function write(page: Page, message = `How many rows? (${anAddress()})`): Promise<string> {
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Email').fill('ann@loom.example')
  await page.getByLabel('Subject').fill('Export of large results')
  await page.getByLabel('Message').fill(message)
  return message
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('a message reaches the support address, and the page shows it as sent', async ({ page }) => {
  await page.goto(`${site.address}/contact`)
  await expect(page.getByText('We usually answer within 24 hours.')).toBeVisible()
  const message = await write(page, `Two lines:\n${anAddress()}`)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(`It's on its way to ${SUPPORT}.`)
  await expect(page.getByRole('definition').filter({ hasText: 'Two lines:' })).toHaveText(message)
  await expectAccessible(page)

  const mail = () => mails.received.find(({ text }) => text?.includes(message.replace('\n', '\n> ')))
  await expect.poll(mail).toMatchObject({
    subject: 'Wordloom question: Export of large results',
    to: [{ address: SUPPORT }],
    replyTo: [{ name: 'Ann', address: 'ann@loom.example' }],
  })

  await page.getByRole('button', { name: 'Send another' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue('ann@loom.example')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('missing fields show errors, and the first one takes the focus', async ({ page }) => {
  await page.goto(`${site.address}/contact`)
  await send(page)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Please enter a valid email address/)
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please enter a subject')
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/^Please enter a message/)
  await expectAccessible(page)
  await page.getByLabel('Subject').fill('Export')
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('')
})

test('a message can have 5,000 characters, and the form warns when few are left', async ({ page }) => {
  await page.goto(`${site.address}/contact`)
  await write(page, 'm'.repeat(4600))
  await expect(page.getByText('400 characters left')).toBeVisible()
  await page.getByLabel('Message').fill('m'.repeat(5001))
  await expect(page.getByText('1 character too many')).toBeVisible()
  await send(page)
  await expect(page.getByLabel('Message')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/at most 5,000 characters/)
})

test('the typed message survives a reload', async ({ page }) => {
  await page.goto(`${site.address}/contact`)
  await page.getByRole('button', { name: 'Request a feature' }).click()
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.keyboard.type('Sort the columns by length')
  await page.getByLabel('Email').fill('ann@loom.example')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Sort the columns by length')
  await expect(page.getByLabel('Email')).toHaveValue('ann@loom.example')
  await expect(page.getByLabel('Subject')).toHaveValue('Feature request')
  await expect(page.getByRole('radio', { name: 'A feature' })).toBeChecked()
})

test('a feature request can be sent by keyboard alone', async ({ page }) => {
  await page.goto(`${site.address}/contact`)
  await page.getByRole('button', { name: 'Request a feature' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Message')).toBeFocused()
  const wish = `Sort the columns (${anAddress()})`
  await page.keyboard.type(wish)
  for (const text of ['', 'ann@loom.example']) {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  const mail = () => mails.received.find(({ text }) => text?.includes(wish))
  await expect.poll(() => mail()?.subject).toBe('Wordloom feature request: Feature request')
})

test('the form fills in the name and email address of a signed-in user', async ({ page }) => {
  const { email } = await aVerifiedMember(page, { firstName: 'Ann', lastName: 'Weaver' })
  await page.goto('/contact')
  await expect(page.getByLabel('First name')).toHaveValue('Ann')
  await expect(page.getByLabel('Last name')).toHaveValue('Weaver')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('a message is kept until the user signs out', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Only for you')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Only for you')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test.describe('a message that could not be sent', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('is kept, and can be sent by email instead', async ({ page, context }) => {
    await page.goto(`${site.address}/contact`)
    const message = await write(page)
    await context.setOffline(true)
    await send(page)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Please check your connection and try again.')
    await expect(alert.getByRole('link', { name: 'send it by email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${encodeURIComponent(SUPPORT)}\\?subject=Export`),
    )
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  })
})

test('says when to expect an answer, and where else to write', async ({ page }) => {
  await using shopMails = await aMailServer()
  const shop = await aServer({
    SMTP_URL: shopMails.url.href,
    SUPPORT_EMAIL: SUPPORT,
    NODE_ENV: 'production',
  })
  try {
    await page.goto(`${shop.address}/contact`)
    await expect(page.getByText('We usually answer within 24 hours.')).toBeVisible()
    await expect(page.getByRole('link', { name: SUPPORT })).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('heading', { name: 'Can I cancel or get a refund?' })).toHaveCount(0)
  } finally {
    await shop.stop()
  }
})

test('without a support address, the page says who to ask', async ({ page }) => {
  const closed = await aServer({ NODE_ENV: 'production' })
  try {
    await page.goto(`${closed.address}/contact`)
    await expect(page.getByRole('heading', { name: 'Who to ask' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0)
    await expect(page.getByText('24 hours')).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    await closed.stop()
  }
})

test('in demo mode messages stay on the machine, and the page says where', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByText('We usually answer within 24 hours.')).toBeVisible()
  await write(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: '/dev/mail' }).click()
  await expect(page.getByText('Wordloom question: Export of large results').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is readable, and says that the form needs JavaScript', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('The form needs JavaScript.')
    await expect(page.getByRole('heading', { name: 'I forgot my password' })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible with the form filled in, in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${site.address}/contact`)
    await write(page)
    await expectAccessible(page)
  })
}

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site.address}/contact`)
  await write(page, 'm'.repeat(300))
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
