import type { Page } from '@playwright/test'
import { aList, aResult } from '../fixtures/library.ts'
import { aVerifiedMember } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const COUNT = 2000
/** What else a machine does takes its time now and then; where a screen is too much for a frame, most of them are. */
const HELD_UP_BY_OTHERS = 0.05
/** Of each kind. Many more are refused where a server has other things to do as well. */
const AT_ONCE = 4

/** So many lists, and as many results, of the size they usually have. */
async function fill(page: Page): Promise<void> {
  const words = Array.from({ length: 100 }, (_, number) => `word ${number}`)
  for (let made = 0; made < COUNT; made += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => made + at)
    await Promise.all(
      numbers.flatMap((number) => [
        aList(page, { name: `List ${number}`, words }),
        aResult(page, { name: `Result ${number}`, description: 'For the north', combinations: words }),
      ]),
    )
  }
}

/** Notes in every page that is opened when the first list is there, and tasks over 50 ms. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { longTasks: durations, firstRow: null })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(Math.round(entry.duration))
    }).observe({ type: 'longtask' })
    function look() {
      if (document.querySelector('[data-item]') === null) requestAnimationFrame(look)
      else Object.assign(window, { firstRow: performance.now() })
    }
    requestAnimationFrame(look)
  })
}

/** Milliseconds from the press of Enter in the address bar to the first list. */
async function open(page: Page): Promise<number> {
  await page.goto('/dashboard')
  const noted = await page.waitForFunction(() => Reflect.get(window, 'firstRow'))
  return noted.jsonValue()
}

const lastOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).locator(`[aria-posinset="${COUNT}"]`)

/** Scrolls to the end of the page, a screen a frame, as a hand at the scroll bar does. Answers with how many those were. */
function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let screens = 0
    const end = () => document.documentElement.scrollHeight - innerHeight - 1
    while (scrollY < end()) {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      screens++
    }
    return screens
  })
}

test('a dashboard of 2,000 lists and 2,000 results opens in under a second, and scrolls a screen a frame', {
  tag: '@alone',
}, async ({ page }) => {
  test.setTimeout(180_000)
  await aVerifiedMember(page)
  await fill(page)
  await watch(page)
  // As for whoever comes back: the scripts are there, what the account holds is not.
  await open(page)
  const opened = [await open(page), await open(page), await open(page)].sort((one, other) => one - other)
  expect(opened[1], 'milliseconds until the lists are there').toBeLessThan(1000)
  await expect(page.getByRole('tab', { name: /^Saved Results/ })).toContainText('2,000')

  await page.evaluate(() => Reflect.set(Reflect.get(window, 'longTasks'), 'length', 0))
  const screensOfLists = await scrollThrough(page)
  await expect(lastOf(page, 'Ungrouped Lists')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('tab', { name: /^Saved Results/ }).click()
  await expect(page.getByRole('list', { name: 'Saved results' })).toBeVisible()
  const screensOfResults = await scrollThrough(page)
  await expect(lastOf(page, 'Saved results')).toBeInViewport()
  const longTasks: number[] = await page.evaluate(() => Reflect.get(window, 'longTasks'))
  const share = longTasks.length / (screensOfLists + screensOfResults)
  expect(share, `screens that took longer than 50 ms: ${longTasks}`).toBeLessThan(HELD_UP_BY_OTHERS)
})
