import type { Page } from '@playwright/test'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const PATHS = ['/', '/google-ads-guide', '/faq', '/about', '/features', '/how-to-use']

for (const path of PATHS) {
  test(`nothing on ${path} moves while the page loads`, async ({ page }) => {
    expect(await shiftsOf(page, path)).toEqual([])
  })

  test(`nothing on ${path} moves while the page loads for a signed-in user`, async ({ page }) => {
    await aVerifiedMember(page, { firstName: 'Ann' })
    expect(await shiftsOf(page, path)).toEqual([])
  })
}

async function shiftsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.route(/\.woff2$/, async (route) => {
    // Delay the fonts until after the first paint.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(describe(entry))
    }).observe({ type: 'layout-shift', buffered: true })

    function describe(entry: PerformanceEntry): string {
      const { value = 0, sources = [] } = entry as PerformanceEntry & {
        value?: number
        sources?: { node?: Node | null }[]
      }
      const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent))
      return `${value.toFixed(4)}: ${nodes.map((text) => text?.slice(0, 120)).join(' | ')}`
    }
  })
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  return await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
