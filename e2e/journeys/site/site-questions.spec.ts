import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' })
const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

async function openFaq(page: Page, more = '') {
  await page.goto(`/faq${more}`)
  await page.locator('html[data-alive]').waitFor()
}

test('the questions are in four groups', async ({ page }) => {
  await openFaq(page)
  const groups = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(groups).toHaveText(['General', 'Account', 'Technical', 'Use cases', 'Still have a question?'])
})

test('a search filters the questions while typing, says how many match, and stays in the URL', async ({
  page,
}) => {
  await openFaq(page)
  const all = await questions(page).count()
  await expect(page.getByRole('status').filter({ hasText: `${all} questions` })).toBeVisible()
  await field(page).fill('duplicates')
  await expect(page.getByRole('status').filter({ hasText: 'questions found' })).toBeVisible()
  const found = await questions(page).allTextContents()
  expect(found).toContain('How are duplicates removed?')
  expect(found.length).toBeLessThan(all)
  await expect(page).toHaveURL('/faq?q=duplicates')
  await page.reload()
  await expect(field(page)).toHaveValue('duplicates')
  await expect(questions(page)).toHaveText(found)
  await field(page).fill('')
  await expect(questions(page)).toHaveCount(all)
  await expect(page).toHaveURL('/faq')
})

test('the answers of a few matches open automatically', async ({ page }) => {
  await openFaq(page, '?q=clipboard')
  await expect(page.getByText('A clipboard only holds so much')).toBeVisible()
})

test('a search without matches says so and offers all questions again', async ({ page }) => {
  await openFaq(page)
  const all = await questions(page).count()
  await field(page).fill('zebra crossing')
  await expect(page.getByRole('heading', { name: 'No question contains “zebra crossing”' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '0 questions found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect(questions(page)).toHaveCount(all)
  await expect(field(page)).toBeFocused()
})

test('every question has a URL that opens it', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-write'])
  await openFaq(page)
  const question = page.getByText('Where did the spaces in my words go?')
  await question.click()
  await page.getByRole('link', { name: 'Link to this answer: Where did the spaces in my words go?' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await expect(page).toHaveURL('/faq#where-did-the-spaces-go')
  await field(page).click()
  await page.keyboard.press('ControlOrMeta+V')
  const address = await field(page).inputValue()
  expect(address).toBe(`${baseURL}/faq#where-did-the-spaces-go`)

  await page.goto('about:blank')
  await page.goto(address)
  await expect(question).toBeInViewport()
  await expect(page.getByText('“24 hour” becomes “24hour”')).toBeInViewport()
  await expect(page.locator('[data-addressed]')).toContainText('Where did the spaces in my words go?')
})

test('the structured data matches the page', async ({ page }) => {
  await openFaq(page)
  const told = await page.evaluate(() => {
    const script = document.querySelector('script[type="application/ld+json"]')
    const things = JSON.parse(script?.textContent ?? '{}')['@graph']
    return things.find((thing: { '@type': string }) => thing['@type'] === 'FAQPage').mainEntity
  })
  await expect(questions(page)).toHaveText(told.map(({ name }: { name: string }) => name))
  const shown = await page.getByRole('main').textContent()
  for (const { acceptedAnswer } of told) {
    for (const sentence of acceptedAnswer.text.split(/(?<=[.:]) /)) expect(shown).toContain(sentence)
  }
})
