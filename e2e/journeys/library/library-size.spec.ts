import type { Browser, Page } from '@playwright/test'
import { aList, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const COUNT = 2000
const USUAL = 100
/** Parallel requests of each kind. A busy server would refuse many more. */
const AT_ONCE = 4

async function fill(page: Page, count: number): Promise<void> {
  const words = Array.from({ length: 100 }, (_, number) => `word ${number}`)
  for (let made = 0; made < count; made += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => made + at)
    await Promise.all(
      numbers.flatMap((number) => [
        aList(page, { name: `List ${number}`, words }),
        aResult(page, { name: `Result ${number}`, description: 'For the north', combinations: words }),
      ]),
    )
  }
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { firstRow: null })
    function look() {
      if (document.querySelector('[data-item]') === null) requestAnimationFrame(look)
      else Object.assign(window, { firstRow: performance.now() })
    }
    requestAnimationFrame(look)
  })
}

async function open(page: Page): Promise<number> {
  await page.goto('/dashboard')
  const noted = await page.waitForFunction(() => Reflect.get(window, 'firstRow'))
  return noted.jsonValue()
}

const lastOf = (page: Page, list: string, count: number) =>
  page.getByRole('list', { name: list }).locator(`[aria-posinset="${count}"]`)

function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const screens: number[] = []
    const end = () => document.documentElement.scrollHeight - innerHeight - 1
    scrollTo(0, 0)
    await new Promise(requestAnimationFrame)
    while (scrollY < end()) {
      const began = performance.now()
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      screens.push(performance.now() - began)
    }
    return screens
  })
}

async function measure(browser: Browser, baseURL: string | undefined, count: number) {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await aVerifiedMember(page)
  await fill(page, count)
  await watch(page)
  await open(page)
  const opened = [await open(page), await open(page), await open(page)]
  await expect(page.getByRole('tab', { name: /^Saved Results/ })).toContainText(count.toLocaleString('en'))

  // Repeats the small list to scroll the same number of screens.
  const screens: number[] = []
  const times = COUNT / count
  for (let time = 0; time < times; time++) screens.push(...(await scrollThrough(page)))
  await expect(lastOf(page, 'Ungrouped Lists', count)).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('tab', { name: /^Saved Results/ }).click()
  await expect(page.getByRole('list', { name: 'Saved results' })).toBeVisible()
  for (let time = 0; time < times; time++) screens.push(...(await scrollThrough(page)))
  await expect(lastOf(page, 'Saved results', count)).toBeInViewport()
  await context.close()
  return { opened: toMedian(opened), screen: toMedian(screens) }
}

function toMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}

test('a dashboard of 2,000 lists and 2,000 results opens and scrolls about as fast as one of 100', {
  tag: '@alone',
}, async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const usual = await measure(browser, baseURL, USUAL)
  const large = await measure(browser, baseURL, COUNT)
  expect(large.opened, `milliseconds to open, against ${usual.opened}`).toBeLessThan(2 * usual.opened)
  expect(large.screen, `milliseconds a screen, against ${usual.screen}`).toBeLessThan(1.5 * usual.screen)
})
