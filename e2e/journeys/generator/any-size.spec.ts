import { GeneratorPage } from '../../fixtures/generator.ts'
import { longTasksDuring } from '../../fixtures/long-tasks.ts'
import { expect, test } from '../../fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'pastes by keyboard')

test('K05 a visitor types, scrolls and generates without a pause with 100,000 words in every column', {
  tag: '@alone',
}, async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  for (const number of [1, 2, 3]) await generator.pasteWords(number, 100_000, `w${number}x`)
  await expect(page.getByText('1,000,000,000,000,000 combinations possible').first()).toBeVisible()

  // A click in the middle of 100,000 lines can miss the part of the column that is on the screen.
  await generator.words(2).focus()
  const typing = await longTasksDuring(page, async () => {
    await page.keyboard.type('\nsome more words\n', { delay: 15 })
    await generator.expectWords('100,001 words', 2)
  })
  const scrollingWords = await longTasksDuring(page, async () => {
    await generator.words(1).hover({ position: { x: 40, y: 40 } })
    for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, turn % 3 === 0 ? -5000 : 60_000)
  })
  const generating = await longTasksDuring(page, async () => {
    await generator.generateRows()
    await expect(page.getByText(/^1,000,010,000,000,000 combinations · in/)).toBeVisible()
  })
  const scrollingRows = await longTasksDuring(page, async () => {
    await generator.list.hover()
    for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, 900)
    const farRows = generator.list.getByRole('listitem').filter({ hasText: /w1x0w2x0w3x\d{4}/ })
    await expect(farRows.first()).toBeVisible()
  })
  expect({ typing, scrollingWords, generating, scrollingRows }).toEqual({
    typing: [],
    scrollingWords: [],
    generating: [],
    scrollingRows: [],
  })
})

test('1,000,000 words load about as fast as the browser builds a set of them, and typing continues', {
  tag: '@alone',
}, async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.words(1).click()
  const asASet = await page.evaluate(makeASet)
  const began = Date.now()
  await generator.pasteWords(1, 1_000_000, 'w')
  expect(Date.now() - began).toBeLessThan(3 * asASet)
  const longTasks = await longTasksDuring(page, async () => {
    await page.keyboard.type('\none more', { delay: 15 })
    await generator.expectWords('1,000,001 words', 1)
  })
  expect(longTasks).toEqual([])
})

test('50 MB can be pasted and undone', { tag: '@alone' }, async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, 'before')
  await generator.paste(
    1,
    `Array.from({ length: 1_800_000 }, (_, k) => 'a word of some length ' + k).join('\\n')`,
  )
  await generator.expectWords('1,800,000 words', 1)
  await page.keyboard.press('ControlOrMeta+z')
  await generator.expectWords('1 word', 1)
  await expect(generator.words(1)).toHaveText('before')
})

test('one line of 5 MB works like any other list, and long rows are shortened', { tag: '@alone' }, async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.paste(1, `Array.from({ length: 500_000 }, (_, k) => 'item ' + k).join(', ')`)
  await generator.expectWords('500,000 words', 1)
  await generator.paste(2, `'x'.repeat(5_000_000)`)
  await generator.expectWords('1 word', 2)
  const longTasks = await longTasksDuring(page, async () => {
    await page.keyboard.type('abc', { delay: 15 })
    await generator.generateRows()
    await expect(generator.list.getByText('5,000,008 characters, shortened here').first()).toBeVisible()
  })
  expect(Math.max(0, ...longTasks)).toBeLessThan(200)
})

test('text in any script survives unchanged', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.paste(
    1,
    String.raw`'e\u0301t\u00e9\r\n\u05e9\u05dc\u05d5\u05dd\r\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67\nlone\ud800'`,
  )
  await generator.expectWords('4 words', 1)
  await generator.insert(2, 'x')
  await generator.choose('Separator', 'Minus (-)')
  await generator.generateRows()
  for (const text of [
    'e\u0301t\u00e9-x',
    '\u05e9\u05dc\u05d5\u05dd-x',
    '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}-x',
    'lone\ufffd-x',
  ]) {
    await expect(generator.row(text)).toBeVisible()
  }
})

test('blank lines alone give no combinations', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, '\n  \n\t\n')
  await expect(page.getByText('0 combinations possible').first()).toBeVisible()
})

test('the Tab key leaves an editor of any size', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.pasteWords(1, 5000, 'w')
  await generator.words(1).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear Column 1' })).toBeFocused()
})

test('a dropped file is loaded', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['\ufeffred\r\nblue\r\ngreen'], 'colors.txt', { type: 'text/plain' }))
    return transfer
  })
  await generator.words(2).dispatchEvent('drop', { dataTransfer: dropped })
  await generator.expectWords('3 words', 2)
})

function makeASet(): number {
  const began = performance.now()
  const text = Array.from({ length: 1_000_000 }, (_, number) => `w${number}`).join('\n')
  const { size } = new Set(text.split('\n'))
  return size > 0 ? performance.now() - began : 0
}
