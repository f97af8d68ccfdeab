import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('words and options survive a reload', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, 'red\nblue')
  await generator.insert(2, 'lone \ud800 and \u05e9\u05dc\u05d5\u05dd')
  await generator.choose('Separator', 'Plus (+)')
  await generator.expectWords('2 words', 1)
  await page.reload()
  await expect(generator.words(1)).toHaveValue('red\nblue')
  await expect(generator.words(2)).toHaveValue(/and \u05e9\u05dc\u05d5\u05dd$/)
  await expect(page.getByRole('radio', { name: 'Plus (+)' })).toBeChecked()
})

test('the caret stays where the person puts it in restored words', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, 'red\nblue')
  await generator.expectWords('2 words', 1)
  await page.reload()
  await expect(generator.words(1)).toHaveValue('red\nblue')
  await generator.words(1).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3))
  await generator.choose('Separator', 'Plus (+)')
  await generator.insert(2, 'fox')
  await generator.expectWords('1 word', 2)
  await generator.words(1).focus()
  await page.keyboard.type('dish')
  await expect(generator.words(1)).toHaveValue('reddish\nblue')
})

test('words typed just before leaving survive a reload', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, 'first')
  await generator.expectWords('1 word', 1)
  await page.keyboard.type('-last')
  await page.reload()
  await expect(generator.words(1)).toHaveValue('first-last')
  await page.reload()
  await expect(generator.words(1)).toHaveValue('first-last')
})

test('words typed before the draft has loaded move to the next tab', async ({ page, context }) => {
  const worker = /input\.worker.*\.js$/
  const generator = new GeneratorPage(page)
  // Simulates a slow device: the page closes before the worker that stores drafts has started.
  await page.route(worker, () => {})
  await generator.openEarly()
  await page.locator('html[data-alive]').waitFor()
  await generator.insert(1, 'red\nblue')
  await page.close()
  const next = new GeneratorPage(await context.newPage())
  await next.openEarly()
  await expect(next.words(1)).toHaveValue('red\nblue')
  await next.expectWords('2 words', 1)
  await next.page.reload()
  await expect(next.words(1)).toHaveValue('red\nblue')
})

test('an option chosen just before leaving survives a reload', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, 'red')
  await generator.expectWords('1 word', 1)
  await generator.choose('Separator', 'Plus (+)')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Plus (+)' })).toBeChecked()
  await expect(generator.words(1)).toHaveValue('red')
})

test('words come back in a new tab after the old one crashed', async ({ page, context }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.insert(1, 'survives')
  await generator.expectWords('1 word', 1)
  const isKept = async () => await page.evaluate(countKept)
  await expect.poll(isKept).toBeGreaterThan(0)
  const session = await context.newCDPSession(page)
  // This call never returns, because the page is gone.
  await Promise.all([
    page.waitForEvent('crash'),
    Promise.race([session.send('Page.crash'), page.waitForEvent('crash')]),
  ])
  const next = new GeneratorPage(await context.newPage())
  await next.openEarly()
  await expect(next.words(1)).toHaveValue('survives')
})

test("two tabs do not overwrite each other's words", async ({ page, context }) => {
  const first = new GeneratorPage(page)
  await first.openEarly()
  await first.insert(1, 'of the first')
  await first.expectWords('1 word', 1)
  const second = new GeneratorPage(await context.newPage())
  await second.openEarly()
  await expect(second.words(1)).toHaveValue('')
  await second.insert(1, 'of the second')
  await second.expectWords('1 word', 1)
  await page.reload()
  await second.page.reload()
  await expect(first.words(1)).toHaveValue('of the first')
  await expect(second.words(1)).toHaveValue('of the second')
})

test('100,000 words survive a reload', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await generator.pasteWords(1, 100_000, 'w')
  await page.keyboard.type('\nand one')
  await generator.expectWords('100,001 words', 1)
  await page.reload()
  await generator.expectWords('100,001 words', 1)
})

test.describe('without storage', () => {
  test('the page says so once, and everything else works', async ({ page, context }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'indexedDB')
    })
    await page.route(/input\.worker.*\.js$/, async (route) => {
      const response = await route.fetch()
      const body = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError') } });\n${await response.text()}`
      await route.fulfill({ response, body })
    })
    const generator = new GeneratorPage(page)
    await generator.openEarly()
    await expect(page.getByText(/can't be kept on this device/).first()).toBeVisible()
    await generator.insert(1, 'red\nblue')
    await generator.generateRows()
    await expect(generator.row('blue')).toBeVisible()
  })
})

async function countKept(): Promise<number> {
  const opening = indexedDB.open('wordloom-drafts')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const asking = database.transaction('texts').objectStore('texts').getAll()
  return await new Promise((resolve, reject) => {
    asking.onsuccess = () => {
      database.close()
      resolve(asking.result.filter((kept: { text: string }) => kept.text !== '').length)
    }
    asking.onerror = () => reject(asking.error)
  })
}
