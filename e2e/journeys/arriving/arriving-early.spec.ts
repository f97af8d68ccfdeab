import type { Page } from '@playwright/test'
import { subscriptions } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

// Simulates a slow phone: the page shows long before its scripts. A service worker would have them cached.
test.use({ serviceWorkers: 'block' })

test('typing, choices and clicks before hydration take effect', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page)
  const generator = new GeneratorPage(page)
  await page.goto('/', { waitUntil: 'commit' })
  await generator.words(2).pressSequentially('fox\nowl')
  await generator.words(1).pressSequentially('red\nblue')
  await page.getByRole('radio', { name: 'Plus (+)' }).check()
  await page.getByRole('checkbox', { name: 'Remove duplicates' }).check()
  await generator.words(1).press('Home')
  const press = page.getByRole('button', { name: /^Generate/ })
  await press.evaluate((button: HTMLElement) => button.click())
  await expect(press).toHaveAttribute('aria-busy', 'true')
  letScriptsThrough()
  await expect(generator.row('blue+owl')).toBeVisible()
  await expect(press).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('radio', { name: 'Plus (+)' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Remove duplicates' })).toBeChecked()
  await expect(generator.words(1)).toHaveValue('red\nblue')
  await expect(generator.words(2)).toHaveValue('fox\nowl')
})

test('every click on Add Column before hydration takes effect', async ({ page }) => {
  await page.route(subscriptions.entitlements.path, (route) =>
    route.fulfill({ json: { columns: 6, savedLists: null, savedResults: null } }),
  )
  const letScriptsThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const press = page.getByRole('button', { name: 'Add Column' })
  for (let presses = 0; presses < 2; presses++) await press.click()
  await expect(press).toHaveAttribute('aria-busy', 'true')
  letScriptsThrough()
  await expect(page.getByText('5 columns', { exact: true })).toBeVisible()
  await expect(press).not.toHaveAttribute('aria-busy', 'true')
})

test('early clicks on the example and the dark theme take effect at hydration', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  for (let press = 0; press < 3; press++) await theme.click()
  await page.getByRole('button', { name: 'try an example' }).click()
  letScriptsThrough()
  await expect(new GeneratorPage(page).words(1)).not.toHaveValue('')
  await expect(theme).toBeChecked()
})

test('a file dropped before hydration is loaded', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page)
  const generator = new GeneratorPage(page)
  await page.goto('/', { waitUntil: 'commit' })
  await generator.words(2).evaluate((column) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['red\nblue\ngreen'], 'colors.txt', { type: 'text/plain' }))
    const isKept = !column.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    )
    if (!isKept) throw new Error('The browser would leave the page for the file.')
  })
  letScriptsThrough()
  await generator.expectWords('3 words', 2)
})

test('a large paste before the draft has loaded is kept, and typing continues', async ({ page }) => {
  const { promise, resolve: letWorkerThrough } = Promise.withResolvers<void>()
  await page.route(/\/assets\/input\.worker.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.paste(1, "Array.from({ length: 100_000 }, (_, k) => 'w' + k).join('\\n')")
  await expect(generator.words(1)).toHaveAttribute('contenteditable', 'true')
  letWorkerThrough()
  await generator.expectWords('100,000 words', 1)
  await expect(generator.words(1)).toBeFocused()
  await page.keyboard.type('\nand one')
  await generator.expectWords('100,001 words', 1)
})

test('the caret and the focus survive hydration', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page)
  const generator = new GeneratorPage(page)
  await page.goto('/', { waitUntil: 'commit' })
  await generator.words(1).pressSequentially('red\nble')
  await generator.words(1).press('ArrowLeft')
  letScriptsThrough()
  await page.locator('html[data-alive]').waitFor()
  await generator.expectWords('2 words', 1)
  await expect(generator.words(1)).toBeFocused()
  await page.keyboard.type('u')
  await expect(generator.words(1)).toHaveValue('red\nblue')
})

test('early typing and choices are added to the words and options of an earlier visit', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, 'earlier')
  await page.getByRole('radio', { name: 'Plus (+)' }).check()
  await generator.expectWords('1 word', 1)
  const letScriptsThrough = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await generator.words(1).pressSequentially('later')
  await page.getByRole('checkbox', { name: 'Remove duplicates' }).check()
  letScriptsThrough()
  await expect(generator.words(1)).toHaveValue('earlier\nlater')
  await expect(page.getByRole('radio', { name: 'Plus (+)' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Remove duplicates' })).toBeChecked()
})

/** Also hides early clicks from React, which would drop them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.addInitScript(() => {
    for (const type of ['click', 'drop']) {
      const isAlive = () => 'alive' in document.documentElement.dataset
      document.addEventListener(type, (event) => isAlive() || event.stopPropagation(), true)
    }
  })
  return resolve
}
