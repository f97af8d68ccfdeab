import type { Browser, Locator, Page } from '@playwright/test'
import { savedLists, savedResults, sessions } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember, type Person, signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ expectedComplaints: [/the server responded with a status of (401|412)/] })

const WORDS = Array.from({ length: 500 }, (_, place) => `word ${place + 1}`).join('\n')
/** With 200 characters each, these words exceed session storage. */
const MANY = 30_000

async function endSessions(browser: Browser, person: Person): Promise<void> {
  const elsewhere = await browser.newContext()
  expect((await elsewhere.request.post(sessions.signIn.path, { data: person })).ok()).toBe(true)
  expect((await elsewhere.request.delete(sessions.endOthers.path)).ok()).toBe(true)
  await elsewhere.close()
}

async function signInAgain(page: Page, { email, password }: Person): Promise<void> {
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

function createListDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Create New List' })
}

async function typeNewList(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Create List' }).click()
  const dialog = createListDialog(page)
  await dialog.getByLabel('List name').fill('Spring words')
  await dialog.getByRole('textbox', { name: 'Words' }).fill(WORDS)
}

async function keptWorks(page: Page): Promise<{ readonly noted: boolean; readonly stored: number }> {
  return await page.evaluate(async () => {
    const all = await indexedDB.databases()
    if (all.every(({ name }) => name !== 'wordloom-kept-work')) return { noted: false, stored: 0 }
    const request = indexedDB.open('wordloom-kept-work')
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    const count = database.transaction('works').objectStore('works').count()
    const stored = await new Promise<number>((resolve) => {
      count.onsuccess = () => resolve(count.result)
    })
    database.close()
    return { noted: sessionStorage.getItem('wordloom-kept-work') !== null, stored }
  })
}

test('500 words of a new list are back after signing in again, and can be saved', async ({
  page,
  browser,
}) => {
  const person = await aVerifiedMember(page)
  await typeNewList(page)
  await endSessions(browser, person)
  await createListDialog(page).getByRole('button', { name: 'Create List' }).click()
  await expect(
    page.getByText('Unauthorized: You are logged out. Logging in again...', { exact: true }),
  ).toBeVisible()
  await signInAgain(page, person)

  await expect(page).toHaveURL('/dashboard')
  const dialog = createListDialog(page)
  await expect(dialog.getByLabel('List name')).toHaveValue('Spring words')
  await expect(dialog.getByRole('textbox', { name: 'Words' })).toHaveValue(WORDS)
  await dialog.getByRole('button', { name: 'Create List' }).click()
  await expect(dialog).toHaveCount(0)
  const [list] = await (await page.request.get(savedLists.list.path)).json()
  expect(list).toMatchObject({ name: 'Spring words', wordCount: 500 })
  await expect.poll(() => keptWorks(page)).toEqual({ noted: false, stored: 0 })
  await page.reload()
  await expect(page.getByText('Spring words')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an edited list is back with its original version, so that changes elsewhere are noticed', async ({
  page,
  browser,
}) => {
  const person = await aVerifiedMember(page)
  const { id } = await aList(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Edit Cities' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit List' })
  await dialog.getByRole('textbox', { name: 'Words' }).fill(WORDS)
  await endSessions(browser, person)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL('/login')
  const elsewhere = await browser.newContext()
  await elsewhere.request.post(sessions.signIn.path, { data: person })
  const path = savedLists.rename.path.replace(':id', String(id))
  expect((await elsewhere.request.patch(path, { data: { name: 'Towns' } })).ok()).toBe(true)
  await elsewhere.close()
  await signInAgain(page, person)

  await expect(dialog.getByLabel('List name')).toHaveValue('Cities')
  await expect(dialog.getByRole('textbox', { name: 'Words' })).toHaveValue(WORDS)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('Towns')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toHaveCount(0)
  const [list] = await (await page.request.get(savedLists.list.path)).json()
  expect(list).toMatchObject({ name: 'Cities', wordCount: 500 })
})

test('more words than session storage can hold are back', async ({ page, browser }) => {
  const person = await aVerifiedMember(page)
  await typeNewList(page)
  await createListDialog(page)
    .getByRole('textbox', { name: 'Words' })
    .evaluate((area: HTMLTextAreaElement, count) => {
      const words = Array.from({ length: count }, (_, place) => String(place).padStart(200, 'word '))
      area.setRangeText(words.join('\n'), 0, area.value.length)
      area.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }, MANY)
  await endSessions(browser, person)
  await createListDialog(page).getByRole('button', { name: 'Create List' }).click()
  await signInAgain(page, person)
  const dialog = createListDialog(page)
  await expect(dialog.getByLabel('List name')).toHaveValue('Spring words')
  await dialog.getByRole('button', { name: 'Create List' }).click()
  await expect(dialog).toHaveCount(0)
  const [list] = await (await page.request.get(savedLists.list.path)).json()
  expect(list).toMatchObject({ name: 'Spring words', wordCount: MANY })
})

test('another user who signs in never sees the words, and they are deleted', async ({ page, browser }) => {
  const person = await aVerifiedMember(page)
  await typeNewList(page)
  const other = await browser.newContext()
  const ben = await aVerifiedMember(await other.newPage())
  await other.close()
  await endSessions(browser, person)
  await createListDialog(page).getByRole('button', { name: 'Create List' }).click()
  await expect(page).toHaveURL('/login')
  expect(await keptWorks(page)).toEqual({ noted: true, stored: 1 })
  await signInAgain(page, ben)
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptWorks(page)).toEqual({ noted: false, stored: 0 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an edited project is back after the page itself noticed that the session had expired', async ({
  page,
  context,
  browser,
}) => {
  const person = await aVerifiedMember(page)
  const { id } = await aProject(page)
  await page.goto(`/projects/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  await dialog.getByLabel('Description').fill('All that we say in spring')
  await endSessions(browser, person)
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { level: 1, name: "You're signed out" })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signInAgain(page, person)

  await expect(page).toHaveURL(`/projects/${id}`)
  await expect(dialog.getByLabel('Description')).toHaveValue('All that we say in spring')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('All that we say in spring')).toBeVisible()
})

test('text pasted for an import is back, with its target list', async ({ page, browser }) => {
  const person = await aVerifiedMember(page)
  await aList(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import' })
  await dialog.getByRole('textbox', { name: 'Paste' }).fill('Ripon\nSelby')
  await dialog.getByRole('radio', { name: 'An existing list' }).check()
  await dialog.getByLabel('List', { exact: true }).selectOption({ label: 'Cities (4)' })
  await endSessions(browser, person)
  await dialog.getByRole('button', { name: 'Import 2' }).click()
  await signInAgain(page, person)

  await expect(dialog.getByRole('textbox', { name: 'Paste' })).toHaveValue('Ripon\nSelby')
  await dialog.getByRole('button', { name: 'Import 2' }).click()
  await expect(dialog).toHaveCount(0)
  const [list] = await (await page.request.get(savedLists.list.path)).json()
  expect(list).toMatchObject({ name: 'Cities', wordCount: 6 })
})

test('an edited result is back', async ({ page, browser }) => {
  const person = await aVerifiedMember(page)
  await aResult(page)
  await page.goto('/dashboard?tab=results')
  await page.getByRole('button', { name: 'Edit Animals' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Result' })
  await dialog.getByLabel('Description').fill('In two colors')
  await dialog.getByRole('textbox', { name: 'Combinations' }).fill(WORDS)
  await endSessions(browser, person)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await signInAgain(page, person)

  await expect(page).toHaveURL('/dashboard?tab=results')
  await expect(dialog.getByLabel('Description')).toHaveValue('In two colors')
  await expect(dialog.getByRole('textbox', { name: 'Combinations' })).toHaveValue(WORDS)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toHaveCount(0)
  const [result] = await (await page.request.get(savedResults.list.path)).json()
  expect(result).toMatchObject({ description: 'In two colors', combinationCount: 500 })
})

test('a form that is part of a page is back, and nothing is kept after saving', async ({ page, browser }) => {
  const person = await aVerifiedMember(page)
  await page.goto('/account')
  await page.getByLabel('First name').fill('Annabel')
  await endSessions(browser, person)
  await page.getByRole('button', { name: 'Save name' }).click()
  await signInAgain(page, person)

  await expect(page).toHaveURL('/account')
  await expect(page.getByLabel('First name')).toHaveValue('Annabel')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect.poll(() => keptWorks(page)).toEqual({ noted: false, stored: 0 })
})

test('a new email that was being typed is back in its open form', async ({ page, browser }) => {
  const person = await aVerifiedMember(page)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Email' })
  await section.getByRole('button', { name: 'Change email' }).click()
  await section.getByLabel('New email').fill('ann@example.org')
  await section.getByLabel('Current password', { exact: true }).fill(person.password)
  await endSessions(browser, person)
  await section.getByRole('button', { name: 'Change email' }).click()
  await signInAgain(page, person)

  await expect(page).toHaveURL('/account')
  await expect(section.getByLabel('New email')).toHaveValue('ann@example.org')
  await expect(section.getByLabel('Current password', { exact: true })).toHaveValue('')
  await section.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => keptWorks(page)).toEqual({ noted: false, stored: 0 })
})

test('results being saved from the generator are back, with name and description', async ({
  page,
  browser,
}) => {
  const person = await aVerifiedMember(page)
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'], ['fox', 'owl'])
  await generator.generate()
  await generator.results.getByRole('button', { name: 'Save Results' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Generated Results' })
  await dialog.getByLabel('Results name').fill('Animals')
  await dialog.getByLabel('Description').fill('Two colors')
  await endSessions(browser, person)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Sign up to save results', { exact: true }).first()).toBeVisible()
  await signInAgain(page, person)

  await expect(dialog.getByLabel('Results name')).toHaveValue('Animals')
  await expect(dialog).toContainText('4 combinations will be saved')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const [result] = await (await page.request.get(savedResults.list.path)).json()
  expect(result).toMatchObject({ name: 'Animals', description: 'Two colors' })
})

test('a user being created is back, without the password', async ({ page, context }) => {
  await signInAsAdministrator(page)
  const { demoAccount } = await (await page.request.get(sessions.options.path)).json()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Create User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create User' })
  await dialog.getByLabel('First name').fill('Cleo')
  await dialog.getByLabel('Email').fill('cleo@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill('five looms, one shed')
  const hints = (await context.cookies()).filter(({ name }) => name.endsWith('signed-in'))
  await context.clearCookies()
  await context.addCookies(hints)
  await dialog.getByRole('button', { name: 'Create User' }).click()
  await signInAgain(page, demoAccount)

  await expect(page).toHaveURL('/admin')
  await expect(dialog.getByLabel('First name')).toHaveValue('Cleo')
  await expect(dialog.getByLabel('Email')).toHaveValue('cleo@example.org')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('signing out deletes the kept work', async ({ page, context, browser }) => {
  const person = await aVerifiedMember(page)
  await typeNewList(page)
  await endSessions(browser, person)
  await createListDialog(page).getByRole('button', { name: 'Create List' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/about')
  const tab = await context.newPage()
  await tab.goto('/login')
  expect(await keptWorks(tab)).toEqual({ noted: false, stored: 1 })
  await signInAgain(tab, person)
  await tab.getByRole('button', { name: 'Account menu' }).click()
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect.poll(() => keptWorks(tab)).toEqual({ noted: false, stored: 0 })
})
