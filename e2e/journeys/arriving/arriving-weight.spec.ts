import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const KILOBYTE = 1024

/** The Brotli size of all scripts that a page loads by itself. */
const BARS = [
  { path: '/', kilobytes: 142 },
  { path: '/google-ads-guide', kilobytes: 112 },
  { path: '/data-entry-guide', kilobytes: 112 },
]

test.use({ serviceWorkers: 'block', extraHTTPHeaders: { 'accept-encoding': 'br' } })

for (const { path, kilobytes } of BARS) {
  test(`the scripts of ${path} weigh at most ${kilobytes} kB`, async ({ page }) => {
    const scripts = collectScripts(page)
    await page.goto(path)
    await page.locator('html[data-alive]').waitFor()
    await page.waitForLoadState('networkidle')
    const weights = await Promise.all(scripts.map(async ({ url, weight }) => ({ url, bytes: await weight })))
    const bytes = weights.reduce((sum, script) => sum + script.bytes, 0)
    expect(bytes, JSON.stringify(weights, null, 1)).toBeLessThanOrEqual(kilobytes * KILOBYTE)
    expect(bytes).toBeGreaterThan(50 * KILOBYTE)
  })
}

function collectScripts(page: Page) {
  const scripts: { url: string; weight: Promise<number> }[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script') return
    const weight = request.sizes().then(({ responseBodySize }) => responseBodySize)
    scripts.push({ url: new URL(response.url()).pathname, weight })
  })
  return scripts
}
