import type { Browser, Page } from '@playwright/test'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the very first words survive a reload, however soon it comes', async ({ browser, baseURL }) => {
  test.slow()
  for (let milliseconds = 0; milliseconds <= 57; milliseconds += 3) {
    const { page, generator, end } = await fresh(browser, baseURL)
    await typeAndWait(page, 'red\nblue', milliseconds)
    await page.reload()
    await expect(generator.words(1), `left after ${milliseconds} ms`).toHaveValue('red\nblue')
    await end()
  }
})

test('words move to the next tab, however soon the old one is closed', async ({ browser, baseURL }) => {
  test.slow()
  for (let milliseconds = 0; milliseconds <= 54; milliseconds += 6) {
    const { page, context, end } = await fresh(browser, baseURL)
    await typeAndWait(page, 'red\nblue', milliseconds)
    await page.close()
    const next = new GeneratorPage(await context.newPage())
    await next.openEarly()
    await expect(next.words(1), `closed after ${milliseconds} ms`).toHaveValue('red\nblue')
    await end()
  }
})

test('words typed before hydration survive an immediate reload', async ({ browser, baseURL }) => {
  test.slow()
  for (let round = 0; round < 5; round++) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const page = await context.newPage()
    const generator = new GeneratorPage(page)
    await page.goto('/', { waitUntil: 'commit' })
    await generator.words(1).fill('early')
    await page.locator('html[data-alive]').waitFor()
    await page.reload()
    await expect(generator.words(1)).toHaveValue('early')
    await context.close()
  }
})

async function fresh(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const page = await context.newPage()
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await page.locator('html[data-alive]').waitFor()
  return { context, page, generator, end: () => context.close() }
}

/** Waits inside the page, because timing from outside is not exact. */
async function typeAndWait(page: Page, text: string, milliseconds: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Column 1 words' }).focus()
  await page.evaluate(
    async ([words, wait]) => {
      document.execCommand('insertText', false, words)
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    },
    [text, milliseconds] as const,
  )
}
