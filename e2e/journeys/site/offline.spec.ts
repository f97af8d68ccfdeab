import type { Page } from '@playwright/test'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503/],
})

test('a guide link that is followed offline says so and offers Retry', async ({ page, context }) => {
  await page.goto('/features')
  await page.locator('html[data-alive]').waitFor()
  await serviceWorkerOf(page)
  await context.setOffline(true)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Google Ads/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveTitle(/Google Ads/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("You're offline")
})

test('a guide URL that is opened offline says so and offers Retry', async ({ page, context }) => {
  await new GeneratorPage(page).open()
  await serviceWorkerOf(page)
  await context.setOffline(true)
  await page.goto('/google-ads-guide')
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page).toHaveTitle(/Google Ads/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("You're offline")
})

test('a first visit caches at most 2.5 MB, without guides and sharing pictures', async ({ page }) => {
  await new GeneratorPage(page).open()
  await serviceWorkerOf(page)
  const kept = await page.evaluate(keptFiles)
  expect(kept.map(({ path }) => path).filter((path) => /-guide|^\/pictures\//.test(path))).toEqual([])
  expect(kept.length).toBeGreaterThan(100)
  const bytes = kept.reduce((sum, file) => sum + file.bytes, 0)
  expect(bytes).toBeLessThan(2_500_000)
})

async function serviceWorkerOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

async function keptFiles(): Promise<{ path: string; bytes: number }[]> {
  const files: { path: string; bytes: number }[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      const length = Number(answer?.headers.get('content-length') ?? 0)
      files.push({ path: new URL(request.url).pathname, bytes: length })
    }
  }
  return files
}
