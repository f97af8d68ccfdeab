import type { Browser } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('a billion combinations', () => {
  test.skip(({ isMobile }) => isMobile, 'pastes by keyboard')

  test('show about as soon after Generate as a thousand', { tag: '@alone' }, async ({ browser, baseURL }) => {
    const aThousand: number[] = []
    const aBillion: number[] = []
    for (let round = 0; round < 3; round++) {
      aThousand.push(await millisecondsToResults(browser, baseURL, 10))
      aBillion.push(await millisecondsToResults(browser, baseURL, 1000))
    }
    expect(Math.min(...aBillion), `${aBillion} ms against ${aThousand}`).toBeLessThan(
      2 * Math.min(...aThousand),
    )
  })

  test('show without a loading message once the person has typed', async ({ page }) => {
    const generator = new GeneratorPage(page)
    await generator.openEarly()
    await generator.insert(1, 'red\nblue')
    await generator.insert(2, 'fox')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/results-card-')),
    )
    await page.evaluate(() => {
      Object.assign(window, { sawWaiting: false })
      new MutationObserver(() => {
        const isThere = document.getElementById('results') !== null
        if (!isThere && document.body.innerText.includes('Preparing combinations'))
          Object.assign(window, { sawWaiting: true })
      }).observe(document.body, { childList: true, subtree: true })
    })
    await generator.generateRows()
    expect(await page.evaluate(() => Reflect.get(window, 'sawWaiting'))).toBe(false)
  })

  test('can be scrolled by wheel, keys and scroll bar, up to the last one', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 })
    const generator = new GeneratorPage(page)
    await generator.openEarly()
    for (const number of [1, 2, 3]) await generator.pasteWords(number, 1000, `w${number}x`)
    await generator.generateRows()
    const { list } = generator
    await expect(page.getByText(/^1,000,000,000 combinations · in/)).toBeVisible()

    await list.focus()
    await page.keyboard.press('End')
    await expect(page.getByText('to 1,000,000,000 of 1,000,000,000')).toBeVisible()
    await expect(generator.row('w1x999w2x999w3x999')).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('to 999,999,999 of 1,000,000,000')).toBeVisible()
    await page.keyboard.press('PageUp')
    await expect(page.getByText('to 999,999,987 of 1,000,000,000')).toBeVisible()
    await page.keyboard.press('Home')
    await expect(generator.row('w1x0w2x0w3x0').first()).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/^Rows 2 to/)).toBeVisible()
    await page.keyboard.press('PageDown')
    await expect(page.getByText(/^Rows 14 to/)).toBeVisible()

    await list.hover()
    await page.mouse.wheel(0, 240)
    await expect(page.getByText(/^Rows 24 to/)).toBeVisible()

    // The wheel may still be scrolling.
    await expect(async () => {
      await list.evaluate((box) => {
        box.scrollTop = (box.scrollHeight - box.clientHeight) / 2
      })
      await expect(page.getByText(/^Rows (499,9\d\d|500,0\d\d),\d{3} to/)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.mouse.wheel(0, 2400)
    await expect(page.getByText(/^Rows (499,9\d\d|500,0\d\d),\d{3} to/)).toBeVisible()
  })

  test('can be searched for a combination and for a row', async ({ page }) => {
    const generator = new GeneratorPage(page)
    await generator.openEarly()
    for (const number of [1, 2, 3]) await generator.pasteWords(number, 1000, `w${number}x`)
    await generator.generateRows()
    await expect(page.getByText(/^1,000,000,000 combinations · in/)).toBeVisible()
    await generator.search('w1x500w2x2w3x7')
    await expect(page.getByText('Found in row 500,002,008')).toBeVisible()
    await expect(generator.row('w1x500w2x2w3x7').first()).toBeInViewport()
    await generator.search('999,999,999')
    await expect(generator.row('w1x999w2x999w3x998').first()).toBeInViewport()
    await generator.search('w1x500w2x2')
    await expect(page.getByText('No such combination')).toBeVisible()
    await generator.search('1000000001')
    await expect(page.getByText('Enter a row from 1 to 1,000,000,000')).toBeVisible()
  })
})

test('a wide screen shows several rows side by side, in order, up to the last one', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'rows are one below the other')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const generator = new GeneratorPage(page)
  await generator.open()
  const words = Array.from({ length: 40 }, (_, place) => `w${place}`)
  await generator.type(words, words, ['x'])
  await generator.generateRows()
  const [first, second] = [generator.row('w0w0x').first(), generator.row('w0w1x').first()]
  const [left, right] = [await first.boundingBox(), await second.boundingBox()]
  expect(right?.y).toBe(left?.y)
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 100)
  await generator.list.focus()
  await page.keyboard.press('End')
  await expect(page.getByText('to 1,600 of 1,600')).toBeVisible()
  await expect(generator.row('w39w39x')).toBeInViewport()
  await generator.search('801')
  await expect(generator.row('w20w0x')).toBeInViewport()
  const seen = page.getByText(/^Rows \d+ to/)
  const [top] = (await seen.textContent())?.match(/^Rows \d+ to/) ?? []
  await page.setViewportSize({ width: 500, height: 900 })
  await expect(page.getByText(`${top} `)).toBeVisible()
  await expect(generator.list.getByRole('listitem').first()).toHaveCSS('left', '0px')
})

test('a row is found without its capitals and accents, among a million', async ({ page, isMobile }) => {
  test.skip(isMobile, 'pastes by keyboard')
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  for (const number of [1, 2]) await generator.pasteWords(number, 1000, `Café ${number} Øl `)
  await generator.choose('Separator', 'Space')
  await generator.generateRows()
  await generator.search('CAFE 1 øl 998 cafe 2 OL 7')
  await expect(page.getByText('Found in row 998,008', { exact: true })).toBeVisible()
  await expect(generator.row('Café 1 Øl 998 Café 2 Øl 7').first()).toHaveAttribute('aria-current', 'true')
})

test('more rows than safe integers are numbered exactly', async ({ page, isMobile }) => {
  test.skip(isMobile, 'pastes by keyboard')
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  for (const number of [1, 2, 3]) await generator.pasteWords(number, 300_001, `w${number}x`)
  await generator.generateRows()
  await generator.list.focus()
  await expect(page.getByText(/^27,000,270,000,900,001 combinations · in/)).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('to 27,000,270,000,900,001 of')).toBeVisible()
  await generator.search('27000270000900000')
  await expect(generator.row('w1x300000w2x300000w3x299999')).toBeInViewport()
})

test('a finger scrolls the rows', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'needs a touch screen')
  // A touch would miss the results while the page is still scrolling to them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  const words = Array.from({ length: 60 }, (_, k) => `w${k}`).join('\n')
  for (const number of [1, 2, 3]) await generator.words(number).fill(words)
  await generator.generateRows()
  await expect(page.getByText(/^216,000 combinations · in/)).toBeVisible()
  await expect(generator.list).toBeInViewport({ ratio: 1 })
  const box = await generator.list.boundingBox()
  if (box === null) throw new Error('The list is not on the screen')
  // Sends single touches, because synthesized gestures move nothing in a headless browser.
  const session = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove', y: number) =>
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + 100, y }] })
  await touch('touchStart', box.y + 280)
  for (let y = box.y + 270; y >= box.y + 40; y -= 10) await touch('touchMove', y)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByText(/^Rows (9|1[0-2]) to/)).toBeVisible()
})

test('results come into view without smooth scrolling if the person prefers reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  for (const number of [1, 2, 3]) await generator.words(number).fill('red\nblue\ngreen')
  // Otherwise the click would scroll to the button first.
  await page.getByRole('button', { name: 'Generate Combinations' }).scrollIntoViewIfNeeded()
  const places = await page.evaluateHandle(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const seen = new Set<number>()
    addEventListener('scroll', () => seen.add(scrollY))
    return seen
  })
  await generator.generateRows()
  await expect(generator.list).toBeInViewport({ ratio: 1 })
  // Smooth scrolling would pass about ten positions. The page may scroll again after the results grow.
  expect(await places.evaluate((seen) => seen.size)).toBeLessThanOrEqual(2)
})

test('words with too many duplicates to count are numbered by position', { tag: '@alone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'pastes by keyboard')
  test.slow(true, 'it counts for long before it knows')
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  // Thousands of combinations give the same row of a's, while most other rows are unique.
  const words = `Array.from({ length: 600 }, (_, k) => 'a'.repeat(k + 1) + '\\nw' + k).join('\\n')`
  for (const number of [1, 2, 3]) {
    await generator.paste(number, words)
    await generator.expectWords('1,200 words', number)
  }
  await page.getByRole('checkbox', { name: 'Remove Duplicates' }).check()
  await generator.generateRows()
  await expect(generator.row('aaa').first()).toBeVisible()
  // The page finds out only after a long count that there is too much to count.
  const atMost = 'At most 1,728,000,000'
  await expect(
    page.getByText(`${atMost} distinct: too many repeats to count in advance`).first(),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(new RegExp(`^${atMost} combinations · in`))).toBeVisible()
  await expect(page.getByText(/^Positions 1 to \d+ of 1,728,000,000, counted before/)).toBeVisible()

  await generator.list.hover()
  await page.mouse.wheel(0, 2400)
  await expect(page.getByText(/^Positions (9[5-9]|10\d) to/)).toBeVisible()
  await generator.list.focus()
  await page.keyboard.press('End')
  await expect(page.getByText(/to 1,728,000,000 of 1,728,000,000/)).toBeVisible()
  await expect(generator.row('w599w599w599')).toBeInViewport()

  await generator.search('w1w2w3')
  await expect(page.getByText('Found at position 4,326,008')).toBeVisible()
  await expect(generator.row('w1w2w3').first()).toBeInViewport()
  await generator.search('w1w2nothing')
  await expect(page.getByText('No such combination')).toBeVisible()
})

test('a screen reader gets the count and the visible rows', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, 'red\nblue')
  await generator.insert(2, 'fox\nowl')
  await generator.choose('Separator', 'Space')
  await generator.generateRows()
  await expect(page.getByRole('region', { name: 'Generated Combinations, 4 rows' })).toBeVisible()
  const row = generator.row('blue fox')
  await expect(row).toHaveAttribute('aria-setsize', '4')
  await expect(row).toHaveAttribute('aria-posinset', '3')
  await expectAccessible(page)
})

async function millisecondsToResults(
  browser: Browser,
  baseURL: string | undefined,
  words: number,
): Promise<number> {
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  for (const number of [1, 2, 3]) await generator.pasteWords(number, words, `w${number}x`)
  const total = (words ** 3).toLocaleString('en')
  await expect(page.getByText(`${total} combinations possible`).first()).toBeVisible()
  // The list's name contains the count only once all combinations are ready; before that it has another name.
  const rows = `[aria-label^="Generated Combinations, ${total}"] li`
  const milliseconds = await page.evaluate(async (rows) => {
    const button = [...document.querySelectorAll('button')].find((each) =>
      each.textContent?.includes('Generate'),
    )
    const began = performance.now()
    button?.click()
    while (document.querySelector(rows) === null) await new Promise(requestAnimationFrame)
    return performance.now() - began
  }, rows)
  await page.context().close()
  return milliseconds
}
