import type { Page } from '@playwright/test'
import { aList, aResult } from '../fixtures/library.ts'
import { aVerifiedMember } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const COUNT = 2000
const AT_ONCE = 20

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

async function watchLongTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { longTasks: durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(Math.round(entry.duration))
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
}

/** Scrolls to the end of the page, a screen a frame, as a hand at the scroll bar does. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - innerHeight - 1
    while (scrollY < end()) {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

test('a dashboard of 2,000 lists and 2,000 results opens in under a second and scrolls without a long task', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await aVerifiedMember(page)
  await fill(page)
  // As for whoever comes back: the scripts are there, what the account holds is not.
  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox', { name: 'Select List 1999' })).toBeVisible()

  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Select List 1999' }).waitFor()
  const opened = await page.evaluate(() => performance.now())
  expect(opened, 'milliseconds until the lists are there').toBeLessThan(1000)
  await expect(page.getByRole('tab', { name: /^Saved Results/ })).toContainText('2,000')

  const longTasks = await watchLongTasks(page)
  await scrollThrough(page)
  await expect(page.getByRole('checkbox', { name: 'Select List 0', exact: true })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('tab', { name: /^Saved Results/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Result 1999' })).toBeVisible()
  await scrollThrough(page)
  await expect(page.getByRole('checkbox', { name: 'Select Result 0', exact: true })).toBeInViewport()
  expect(await longTasks(), 'tasks over 50 ms').toEqual([])
})
