import type { Locator, Page } from '@playwright/test'
import { subscriptions } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const WINDOWS = [
  { width: 1440, height: 780 },
  { width: 1280, height: 720 },
]

const MANY_WORDS = Array.from({ length: 1234 }, (_, place) => `word ${place}`)

const SIX_COLUMNS = { columns: 6, savedLists: null, savedResults: null }

for (const visitor of ['a visitor', 'a member']) {
  test(`${visitor} sees words, options and Generate without scrolling, in three columns and in six`, async ({
    page,
  }) => {
    if (visitor === 'a member') await aVerifiedMember(page, { firstName: 'Mia' })
    await page.route(subscriptions.entitlements.path, (route) => route.fulfill({ json: SIX_COLUMNS }))
    const generator = new GeneratorPage(page)
    await generator.open()
    await generator.type(MANY_WORDS, ['red', 'blue'])
    await expectFirstScreen(generator, 3)
    for (const columns of [4, 5, 6]) {
      await page.getByRole('button', { name: 'Add Column' }).click()
      await expect(page.getByText(`${columns} columns`, { exact: true })).toBeVisible()
    }
    await expectFirstScreen(generator, 6)
  })
}

async function expectFirstScreen(generator: GeneratorPage, columns: number): Promise<void> {
  const { page } = generator
  await generator.expectWords('1,234 words', 1)
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    for (let column = 1; column <= columns; column++) {
      const card = generator.column(column)
      await expect(card).toBeInViewport({ ratio: 1 })
      expect((await card.boundingBox())?.height, 'room for five lines').toBeGreaterThan(110 + 5 * 24)
      await expectOneLine(card.getByRole('heading'))
    }
    await expectWhole(generator.column(1).getByText('1,234 words', { exact: true }))
    const options = page.getByRole('region', { name: 'Options' })
    const generate = page.getByRole('button', { name: 'Generate Combinations' })
    await expect(options).toBeInViewport({ ratio: 1 })
    await expect(generate).toBeInViewport({ ratio: 1 })
    const [box, bar] = [await options.boundingBox(), await page.locator('[data-stays-below]').boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    expect(await scrollWidth(page)).toBe(size.width)
  }
}

async function expectOneLine(text: Locator): Promise<void> {
  expect((await text.boundingBox())?.height).toBeLessThan(30)
}

async function expectWhole(text: Locator): Promise<void> {
  await expectOneLine(text)
  expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true)
}

function scrollWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

for (const width of [1280, 1440, 390]) {
  test(`a click on Generate counts after too long a wrap was typed, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const generator = new GeneratorPage(page)
    await generator.open()
    await generator.type(['red'])
    await generator.choose('Wrap', 'Custom')
    await page.getByLabel('Suffix').pressSequentially('toolong')
    await expect(page.getByText('At most 5 characters')).toBeVisible()
    const generate = page.getByRole('button', { name: 'Generate Combinations' })
    await generate.scrollIntoViewIfNeeded()
    const box = await generate.boundingBox()
    // The mouse goes down and up where the button is now, as a hand does.
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 4)
    await expect(generator.row('redtoolo')).toBeVisible()
  })
}

for (const visitor of ['a visitor', 'a member']) {
  test(`the welcome of ${visitor} is on the right of the heading, or below it on the left`, async ({
    page,
  }) => {
    if (visitor === 'a member') await aVerifiedMember(page, { firstName: 'Mia' })
    await new GeneratorPage(page).open()
    const welcome =
      visitor === 'a member'
        ? page.getByText('Welcome back, Mia!', { exact: true })
        : page.getByRole('link', { name: 'Sign up to save your word lists and results' })
    for (const width of [1279, 1280, 1300, 1320, 1440]) {
      await page.setViewportSize({ width, height: 720 })
      const box = await welcome.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width - 32, 0)
    }
  })
}

test('the first column is at most 5 Tab presses from the skip link', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const isThere = () => generator.words(1).evaluate((words) => words === document.activeElement)
  let presses = 0
  while (presses < 6 && !(await isThere())) {
    await page.keyboard.press('Tab')
    presses++
  }
  expect(presses).toBeLessThanOrEqual(5)
})

test('Generate without words says so, and shows no results', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['""'])
  await expect(page.getByText('Type words into a column')).toBeVisible()
  await generator.generate()
  await expect(page.getByText('Nothing to combine yet', { exact: true })).toBeVisible()
  await expect(generator.results).toHaveCount(0)
})

test('rows of words that are gone are not offered once Generate is pressed', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'])
  await generator.generateRows()
  await generator.words(1).fill('')
  await generator.generate()
  await expect(page.getByText('Nothing to combine yet', { exact: true })).toBeVisible()
  await expect(generator.results).toHaveCount(0)
})

test('after Generate, Export is the next step until the words change', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'])
  const generate = page.getByRole('button', { name: 'Generate Combinations' })
  const accent = await generate.evaluate((button) => getComputedStyle(button).backgroundColor)
  await generator.generateRows()
  const exporting = page.getByRole('button', { name: 'Export', exact: true })
  await expect(exporting).toBeInViewport({ ratio: 1 })
  await expect(exporting).toHaveCSS('background-color', accent)
  await expect(generate).not.toHaveCSS('background-color', accent)
  await generator.words(1).fill('blue')
  await expect(generate).toHaveCSS('background-color', accent)
  await expect(exporting).not.toHaveCSS('background-color', accent)
})

test('Generate sends a shuttle along the threads into the first rows, unless the reader prefers less motion', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'], ['fox'])
  await generator.generateRows()
  const shuttle = page.locator('path.hidden').first()
  const inRows = page
    .getByRole('region', { name: 'Generated Combinations' })
    .locator('.pointer-events-none > div')
  expect(await shuttle.evaluate((path) => getComputedStyle(path).animationName)).toBe('shuttle')
  await expect(inRows).toHaveCount(2)
  expect(await inRows.first().evaluate((row) => getComputedStyle(row).animationName)).toBe('weft')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(shuttle).toBeHidden()
  await expect(inRows.first()).toBeHidden()
})

const LONG_STEMS = [
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '東京都千代田区丸の内一丁目コンピューターソフトウェア',
  'Kraftfahrzeughaftpflichtversicherung',
]

test('nothing overflows or is cut off with long words and large counts, from 320 to 2560 pixels', async ({
  page,
}) => {
  await page.route(subscriptions.entitlements.path, (route) => route.fulfill({ json: SIX_COLUMNS }))
  const generator = new GeneratorPage(page)
  await generator.open()
  for (const columns of [3, 6]) {
    for (let column = columns - 2; column <= columns; column++) {
      if (column > 3) await page.getByRole('button', { name: 'Add Column' }).click()
      await generator.pasteWords(column, 123_456, LONG_STEMS[(column - 1) % 3] ?? '')
    }
    await generator.generateRows()
    for (const width of [320, 390, 768, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const at = `${columns} columns at ${width} pixels`
      expect(await page.evaluate(overflowOfPage), at).toBeLessThanOrEqual(0)
      for (let column = 1; column <= columns; column++) {
        const card = generator.column(column)
        for (const text of [`Column ${column}`, '123,456 words']) {
          const shown = card.getByText(text, { exact: true })
          expect(await shown.evaluate(isCutOff), `${text} of ${at}`).toBe(false)
        }
      }
    }
  }
})

function overflowOfPage(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

function isCutOff(element: Element): boolean {
  const text = document.createRange()
  text.selectNodeContents(element)
  const { left, right } = text.getBoundingClientRect()
  const column = element.closest('[data-column]')?.getBoundingClientRect()
  const isOutside = column === undefined || left < column.left || right > column.right
  return isOutside || (element.clientWidth > 0 && element.scrollWidth > element.clientWidth)
}
