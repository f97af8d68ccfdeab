import type { APIRequestContext } from '@playwright/test'
import { ACCOUNT_MESSAGES, type DemoMailSummary, demoMail, sessions } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aMember, anAddress, aVerifiedMember, linkTo, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const OTHER_PASSWORD = 'warp, weft and shuttle'

test('the page and its dialog fit a width of 320 pixels', async ({ page }) => {
  await aVerifiedMember(page, { firstName: 'W'.repeat(200), lastName: '<b>Weaver</b> 🧵' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/account')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('a visitor is sent to the sign-in page', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
})

test('a changed name shows in the greeting on the home page', async ({ page }) => {
  await aVerifiedMember(page, { firstName: 'Ann' })
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Name' })
  await section.getByLabel('First name').fill('Ada')
  await section.getByLabel('Last name').fill('  Lovelace ')
  await section.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Name saved', { exact: true })).toBeVisible()
  await expect(section.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(page.getByText(/^Ada Lovelace, since/)).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
})

test('a name that is too long shows an error at its field, which takes the focus', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/account')
  const field = page.getByLabel('Last name')
  await field.fill('x'.repeat(201))
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(field).toHaveAccessibleDescription('Please use at most 200 characters')
  await expect(field).toBeFocused()
})

test('email and password show no field until they are changed, and Escape or Cancel closes the form', async ({
  page,
}) => {
  await aVerifiedMember(page)
  await page.goto('/account')
  for (const [name, open, first] of [
    ['Email', 'Change email', 'New email'],
    ['Password', 'Change password', 'Current password'],
  ] as const) {
    const section = page.getByRole('region', { name, exact: true })
    const opener = section.getByRole('button', { name: open })
    await expect(opener).toBeVisible()
    await expect(section.locator('input:visible')).toHaveCount(0)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => section.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(section.getByLabel(first, { exact: true })).toBeFocused()
      await close()
      await expect(section.locator('input:visible')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  }
})

test('a new email address takes effect once it is verified, and the old address is notified', async ({
  page,
}) => {
  const { email } = await aVerifiedMember(page)
  const next = anAddress()
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Email' })
  await section.getByRole('button', { name: 'Change email' }).click()
  await section.getByLabel('New email').fill(next)
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await section.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(ACCOUNT_MESSAGES.emailChangeSent, { exact: true })).toBeVisible()
  await expect(section.getByText(`We sent a link to ${next}.`)).toBeVisible()
  await expect(section.getByText(email, { exact: true })).toBeVisible()

  await page.goto(await linkTo(page.request, next))
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByText(ACCOUNT_MESSAGES.emailChanged)).toBeVisible()
  await page.goto('/account')
  await expect(section.getByText(next, { exact: true })).toBeVisible()
  await expect(section.getByText('Verified', { exact: true })).toBeVisible()
  await expect(section.getByText('We sent a link to')).toHaveCount(0)
  // The account also got a verification mail at first.
  await expect.poll(() => mailsTo(page.request, email)).toBe(2)
})

test('an unverified address is marked, with a link to verify it', async ({ page }) => {
  await aMember(page)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Email' })
  await expect(section.getByText('Not verified yet')).toBeVisible()
  await section.getByRole('link', { name: 'Verify it' }).click()
  await expect(page).toHaveURL('/verify-email')
})

test('a new password signs out everywhere else and works from then on', async ({ page, browser }) => {
  const { email } = await aVerifiedMember(page)
  const elsewhere = await browser.newContext()
  await elsewhere.request.post(sessions.signIn.path, { data: { email, password: PASSWORD } })
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  const section = page.getByRole('region', { name: 'Password' })
  await section.getByRole('button', { name: 'Change password' }).click()
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await section.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD)
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(page.getByText("You aren't signed in anywhere else.")).toBeVisible()
  await expect(section.getByLabel('New password', { exact: true })).toHaveCount(0)
  expect((await elsewhere.request.get(sessions.currentUser.path)).status()).toBe(401)
  const again = await elsewhere.request.post(sessions.signIn.path, {
    data: { email, password: OTHER_PASSWORD },
  })
  expect(again.status()).toBe(200)
  await elsewhere.close()
})

test.describe('refused by the server', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 4\d\d/] })

  test('a wrong current password shows an error at its field, which takes the focus', async ({ page }) => {
    await aVerifiedMember(page)
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Password' })
    await section.getByRole('button', { name: 'Change password' }).click()
    const current = section.getByLabel('Current password', { exact: true })
    await current.fill('not the password')
    await section.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD)
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(current).toHaveAccessibleDescription(ACCOUNT_MESSAGES.wrongPassword)
    await expect(current).toBeFocused()
    await expect(section.getByRole('alert')).toHaveText(ACCOUNT_MESSAGES.wrongPassword)
    await expectAccessible(page)
  })

  test('a common password shows an error at its field', async ({ page }) => {
    await aVerifiedMember(page)
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Password' })
    await section.getByRole('button', { name: 'Change password' }).click()
    await section.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    const next = section.getByLabel('New password', { exact: true })
    await next.fill('password1')
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(next).toHaveAccessibleDescription(/too common/)
    await expect(next).toBeFocused()
  })

  test("the account's own address shows an error at its field", async ({ page }) => {
    const { email } = await aVerifiedMember(page)
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Email' })
    await section.getByRole('button', { name: 'Change email' }).click()
    await section.getByLabel('New email').fill(email.toUpperCase())
    await section.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await section.getByRole('button', { name: 'Change email' }).click()
    await expect(section.getByLabel('New email')).toHaveAccessibleDescription(ACCOUNT_MESSAGES.emailUnchanged)
  })
})

async function mailsTo(request: APIRequestContext, email: string): Promise<number> {
  const list: DemoMailSummary[] = await (await request.get(demoMail.list.path)).json()
  return list.filter(({ to }) => to === email).length
}
