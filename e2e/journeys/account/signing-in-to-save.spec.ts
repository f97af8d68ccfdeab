import type { Page } from '@playwright/test'
import { SIGN_IN_TO_SAVE, savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { anAddress, aVerifiedMember, linkTo, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('saving a list asks a visitor to sign in, and keeps the words', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'])
  await page.getByRole('button', { name: 'Save Column 1' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(SIGN_IN_TO_SAVE.list)
  await expect(alert.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('banner').getByRole('link', { name: 'Wordloom' }).click()
  await expect(generator.words(1)).toHaveValue('red\nblue')
})

/** Returns the address with which the visitor signed up. */
async function signUpToSave(page: Page): Promise<string> {
  const email = anAddress()
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'], ['fox', 'owl'])
  await page.getByRole('button', { name: 'Save Column 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(
    page.getByText("After you verify your email, you'll come back to save your list.", { exact: true }),
  ).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/verify-email')
  return email
}

/** Playwright gives every tab the focus, so this stands for a user who goes to another tab, or returns. */
async function setFocus(page: Page, hasFocus: boolean): Promise<void> {
  await page.evaluate((has) => {
    document.hasFocus = () => has
    dispatchEvent(new Event(has ? 'focus' : 'blur'))
  }, hasFocus)
}

test('a visitor creates an account to save a list, verifies in another tab, returns, and saves it', async ({
  page,
  context,
}) => {
  const email = await signUpToSave(page)
  const mail = await context.newPage()
  await mail.goto(await linkTo(page.request, email))
  await mail.getByRole('button', { name: 'Verify my email' }).click()

  const dialog = page.getByRole('dialog', { name: 'Save Word List' })
  await dialog.getByLabel('List name').fill('Animals')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const [list] = await (await page.request.get(savedLists.list.path)).json()
  expect(list).toMatchObject({ name: 'Animals', words: ['fox', 'owl'] })
  await page.reload()
  await expect(new GeneratorPage(page).words(2)).toHaveValue('fox\nowl')
  await expect(dialog).toHaveCount(0)

  await mail.getByRole('link', { name: 'Open the generator' }).click()
  await expect(new GeneratorPage(mail).words(2)).toHaveValue('fox\nowl')
  await expect(mail.getByRole('dialog')).toHaveCount(0)
})

test('a visitor who verifies in another tab goes on there, with the words and the save', async ({
  page,
  context,
}) => {
  const email = await signUpToSave(page)
  await setFocus(page, false)
  const mail = await context.newPage()
  await mail.goto(await linkTo(page.request, email))
  await mail.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await expectAccessible(page)
  await mail.getByRole('link', { name: 'Continue saving your list' }).click()
  await expect(mail.getByRole('dialog', { name: 'Save Word List' })).toBeVisible()
  await mail.keyboard.press('Escape')
  await expect(new GeneratorPage(mail).words(2)).toHaveValue('fox\nowl')

  await setFocus(page, true)
  await expect(page).toHaveURL('/')
  await expect(new GeneratorPage(page).words(2)).toHaveValue('fox\nowl')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the results that a visitor wanted to save are generated and offered again after signing in', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  const { email, password } = await aVerifiedMember(elsewhere)
  await elsewhere.close()
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'], ['fox', 'owl'])
  await generator.generate()
  await generator.results.getByRole('button', { name: 'Save Results' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Save Generated Results' })).toContainText(
    '2 combinations will be saved',
  )
})

test('saving results asks a visitor to sign in', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'], ['fox'])
  await generator.generate()
  await generator.results.getByRole('button', { name: 'Save Results' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(SIGN_IN_TO_SAVE.results)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
