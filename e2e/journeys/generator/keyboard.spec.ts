import { expectVisibleOutline } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the generator works by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read'])
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.words(1).focus()
  await page.keyboard.insertText('red\nblue')
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab')
  await expect(generator.words(2)).toBeFocused()
  await page.keyboard.insertText('fox')
  await page.keyboard.press('Control+Enter')
  await expect(generator.results.getByText('bluefox')).toBeVisible()
  // The first rows show before everything can be copied.
  await expect(generator.results.getByText(/^2 combinations · in/)).toBeVisible()

  await page.keyboard.press('Control+Shift+C')
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Find or go to row' })).toBeFocused()
  await page.keyboard.type('2')
  await expect(generator.results.getByText('Press Enter to go to this row')).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('bluefox')
  await expect(
    generator.results.getByText('Press Enter to find this row. Capitals and accents make no difference.'),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(generator.results.getByText('Found in row 2')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectVisibleOutline(generator.row('bluefox').and(page.locator('[aria-current=true]')), '::after')
  }
})

test('? shows the shortcuts, but not while typing', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await generator.words(1).focus()
  await page.keyboard.type('why?')
  await expect(generator.words(1)).toHaveValue('why?')
  await expect(dialog).toHaveCount(0)
  await generator.words(1).blur()
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('the page behind a dialog does not scroll', async ({ page }) => {
  await new GeneratorPage(page).open()
  const body = page.locator('body')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(body).toHaveCSS('overflow', 'hidden')
  await page.mouse.wheel(0, 500)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(body).toHaveCSS('overflow', 'visible')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('navigation moves the focus to the new heading', async ({ page }) => {
  await new GeneratorPage(page).open()
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeFocused()
  await expect(page).toHaveTitle(/^Sign In/)
})
