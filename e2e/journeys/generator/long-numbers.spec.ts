import type { Locator } from '@playwright/test'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'pastes by keyboard')

test('a long count breaks only between groups of digits, at any width', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  for (const column of [1, 2, 3]) await generator.pasteWords(column, 100_000, `w${column}x`)
  const count = page.getByText('1,000,000,000,000,000 combinations possible').first()
  await expect(count).toBeAttached()
  for (const width of [320, 390, 640, 700, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const bar = page.locator('[data-stays-below]')
    expect(await brokenGroups(bar), `at ${width} pixels`).toEqual([])
    expect(await overflow(bar), `at ${width} pixels`).toBe(0)
  }
})

test('row 1,000,000,000,000 is indented like its neighbors', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  for (const column of [1, 2, 3]) await generator.pasteWords(column, 10_000, `w${column}x`)
  await generator.generateRows()
  for (const width of [390, 640, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await generator.list.focus()
    await page.keyboard.press('End')
    const last = generator.list.getByText('1,000,000,000,000', { exact: true })
    await expect(last).toBeVisible()
    const gutters = await generator.list
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.firstElementChild?.clientWidth ?? 0)))
    expect(new Set(gutters).size, `gutters of ${gutters} at ${width} pixels`).toBe(1)
    expect(await overflow(last), `at ${width} pixels`).toBe(0)
  }
})

function brokenGroups(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      for (const { 0: digits, index } of (node.textContent ?? '').matchAll(/\d+,?/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + digits.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(digits)
      }
    }
    return broken
  })
}

function overflow(place: Locator): Promise<number> {
  return place.evaluate((element) => Math.max(0, element.scrollWidth - element.clientWidth))
}
