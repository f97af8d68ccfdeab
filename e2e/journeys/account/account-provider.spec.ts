import type { Page } from '@playwright/test'
import { accounts, demoMail, IDENTITY_PROVIDER_MESSAGES, SIGN_IN_PATH } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aServerWithProvider } from '../../fixtures/servers/a-server.ts'
import { expect, test } from '../../fixtures/test.ts'

const PASSWORD = 'three threads, one cloth'
const EMAIL = 'ann@example.org'

test.use({ expectedComplaints: [/favicon\.ico/] })

let address = ''
let stop = async () => {}

test.beforeEach(async () => {
  ;({ address, stop } = await aServerWithProvider('Loom ID'))
})
test.afterEach(() => stop())

async function sayWhoIAm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(EMAIL)
  await page.getByLabel('First name').fill('Ann')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a person who signed up through the provider can set a password and then disconnect it', async ({
  page,
}) => {
  await page.goto(address + SIGN_IN_PATH)
  await sayWhoIAm(page)
  await page.goto(`${address}/account`)
  const provider = page.getByRole('region', { name: 'Loom ID' })
  await expect(provider.getByText(/^Connected since /)).toBeVisible()
  await expect(provider.getByText(IDENTITY_PROVIDER_MESSAGES.noPassword)).toBeVisible()
  await expectAccessible(page)

  const password = page.getByRole('region', { name: 'Password' })
  await password.getByRole('button', { name: 'Set a password' }).click()
  await expect(password.getByLabel('Current password', { exact: true })).toHaveCount(0)
  await password.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await password.getByRole('button', { name: 'Set a password' }).click()
  await expect(page.getByText('Password set', { exact: true })).toBeVisible()
  await expect(password.getByRole('button', { name: 'Change password' })).toBeVisible()

  await provider.getByRole('button', { name: 'Disconnect from Loom ID' }).click()
  await expect(page.getByText('No longer connected to Loom ID', { exact: true })).toBeVisible()
  await expect(provider.getByRole('button', { name: 'Connect to Loom ID' })).toBeVisible()
})

test('a person with a password can connect the account to the provider', async ({ page }) => {
  await page.request.post(address + accounts.signUp.path, { data: { email: EMAIL, password: PASSWORD } })
  await page.goto(`${address}/account`)
  const provider = page.getByRole('region', { name: 'Loom ID' })
  await expect(provider.getByText(IDENTITY_PROVIDER_MESSAGES.unverified)).toBeVisible()

  await proveAddress(page)
  await page.reload()
  await provider.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await provider.getByRole('button', { name: 'Connect to Loom ID' }).click()
  await sayWhoIAm(page)
  await expect(page).toHaveURL(`${address}/account`)
  await expect(provider.getByText(/^Connected since /)).toBeVisible()
})

async function proveAddress(page: Page): Promise<void> {
  const list = address + demoMail.list.path
  await expect.poll(async () => (await (await page.request.get(list)).json()).length).toBe(1)
  const [{ id }] = await (await page.request.get(list)).json()
  const { text } = await (await page.request.get(`${list}/${id}`)).json()
  const token = /token=(\S+)/.exec(text)?.[1]
  await page.request.post(address + accounts.verifyEmail.path, { data: { token } })
}
