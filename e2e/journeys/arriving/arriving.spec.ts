import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

test('words typed before hydration are kept and counted', async ({ page }) => {
  let letScriptsThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letScriptsThrough = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  const generator = new GeneratorPage(page)
  await page.goto('/', { waitUntil: 'commit' })
  await generator.words(1).fill('early\nbird')
  letScriptsThrough()
  await expect(page.getByText('2 words', { exact: true })).toBeVisible()
  await expect(generator.words(1)).toHaveValue('early\nbird')
  await expect(page.getByText('2 combinations possible', { exact: true })).toBeVisible()
})

test('after the first visit the page works offline', async ({ page, context }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await context.setOffline(true)
  await page.reload()
  await generator.type(['red'], ['fox', 'owl'])
  await generator.generate()
  await expect(generator.results.getByText('redowl')).toBeVisible()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
})
