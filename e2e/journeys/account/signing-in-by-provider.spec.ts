import type { Page } from '@playwright/test'
import { accounts, SIGN_IN_PATH, SIGN_IN_PROBLEMS, type SignInProblem } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { forgetCookies } from '../../fixtures/demo-key.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aServer, aServerWithProvider } from '../../fixtures/servers/a-server.ts'
import { expect, test } from '../../fixtures/test.ts'

const EMAIL = 'ann@example.org'

let address = ''
let stop = async () => {}
test.afterEach(async ({ page }) => {
  // Otherwise its remaining requests would fail after the server has stopped.
  await page.close()
  await stop()
})

test.describe('through an identity provider', () => {
  test.beforeEach(async () => {
    ;({ address, stop } = await aServerWithProvider('Loom ID'))
  })

  test('a new user signs in, and finds what was typed before', async ({ page, context }) => {
    await page.goto(address)
    const generator = new GeneratorPage(page)
    await generator.insert(1, 'red\nblue')
    await generator.expectWords('2 words', 1)
    await page.goto(`${address}/login`)
    const link = page.getByRole('link', { name: 'Sign in with Loom ID' })
    await expect(link).toHaveAttribute('href', SIGN_IN_PATH)
    await link.click()
    await sayWhoIAm(page)
    await expect(page).toHaveURL(`${address}/`)
    await expect(page.getByText('Welcome back, Ann!')).toBeVisible()
    await expect(generator.words(1)).toHaveValue('red\nblue')
    const cookies = await context.cookies(address)
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  test.describe('without success', () => {
    test.use({ expectedComplaints: [/the server responded with a status of 40\d/] })

    test('a person who cancels there sees a message and can try again', async ({ page }) => {
      await page.goto(address + SIGN_IN_PATH)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expectProblem(page, 'incomplete')
      await page.getByRole('link', { name: 'Try again' }).click()
      await sayWhoIAm(page)
      await expect(page).toHaveURL(`${address}/`)
    })

    test('a person whose email address the provider has not verified is told what to do', async ({
      page,
    }) => {
      await page.request.post(address + accounts.signUp.path, {
        data: { email: EMAIL, password: 'three threads, one cloth' },
      })
      await forgetCookies(page.context())
      await page.goto(address + SIGN_IN_PATH)
      await page.getByLabel('The email address is verified').uncheck()
      await sayWhoIAm(page)
      await expectProblem(page, 'unconfirmed')
      await page.getByRole('link', { name: 'Sign in with a password' }).click()
      await expect(page.getByRole('link', { name: 'Sign in with Loom ID' })).toBeVisible()
    })
  })
})

test.describe('while the provider is unreachable', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 502/] })
  test.beforeEach(async () => {
    ;({ address, stop } = await aServer({ OIDC_ISSUER: 'http://127.0.0.1:2', OIDC_CLIENT_ID: 'wordloom' }))
  })

  test('people see a message, and sign in with a password', async ({ page }) => {
    await page.goto(`${address}/login`)
    await page.getByRole('link', { name: /^Sign in with / }).click()
    await expectProblem(page, 'unavailable')
    await page.getByRole('link', { name: 'Sign in with a password' }).click()
    await expect(page.getByRole('link', { name: /^Sign in with / })).toBeVisible()
  })
})

async function sayWhoIAm(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(EMAIL)
  await page.getByLabel('First name').fill('Ann')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function expectProblem(page: Page, problem: SignInProblem): Promise<void> {
  const { path, message, advice } = SIGN_IN_PROBLEMS[problem]
  await expect(page.getByRole('heading', { level: 1, name: message })).toBeVisible()
  await expect(page.getByText(advice)).toBeVisible()
  await expect(page).toHaveURL(address + path)
  await expectAccessible(page)
}
