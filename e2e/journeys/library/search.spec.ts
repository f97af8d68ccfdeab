import { savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const FIELD = { name: 'Search everything you saved' }

test('finds folders, lists, words in lists, results and projects by keyboard alone', async ({ page }) => {
  await aVerifiedMember(page)
  const folder = await aFolder(page, { name: 'Plumbing' })
  await aList(page, { name: 'Plumbers', words: ['ace', 'best'], folderId: folder.id })
  await aList(page, { name: 'Trades', words: ['roofer', 'PLUMBER', 'plumb line', 'joiner'] })
  await aList(page, { name: 'Cities' })
  await aResult(page, { name: 'Ads', combinations: ['plumber Leeds', 'plumber York'] })
  await aResult(page, { name: 'Owls' })
  await aProject(page, { name: 'North', description: 'For plumbers' })
  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox', { name: 'Select Trades' })).toBeVisible()

  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', FIELD)
  await expect(field).toBeFocused()
  await page.keyboard.type('plumb')
  const group = (name: RegExp) => page.getByRole('region', { name }).getByRole('listitem')
  await expect(group(/^Folders 1/)).toContainText('Plumbing')
  await expect(group(/^Lists 1/)).toContainText('Plumbers')
  await expect(group(/^Words in lists 1/)).toContainText('TradesPLUMBER, plumb line2 of 4 words')
  await expect(group(/^Results 1/)).toContainText('Ads')
  await expect(group(/^Projects 1/)).toContainText('For plumbers')
  await expect(group(/^Words in lists/).locator('mark')).toHaveText(['PLUMB', 'plumb'])
  await expect(page).toHaveURL('/dashboard?q=plumb')
  await expectAccessible(page)

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /^Plumbing/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit List' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'List name' })).toHaveValue('Trades')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Trades/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: /^North/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ads' })).toContainText('plumber York')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Ads/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Ungrouped Lists' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('a result that was found opens in the generator if it has a recipe', async ({ page }) => {
  await aVerifiedMember(page)
  const recipe = {
    columns: ['red\nblue', 'fox'],
    separator: 'space' as const,
    customSeparator: '',
    wrap: 'nothing' as const,
    customPrefix: '',
    customSuffix: '',
    unique: false,
  }
  await aResult(page, { name: 'Foxes', recipe })
  await page.goto('/dashboard?q=fox')
  await page.getByRole('link', { name: /^Foxes/ }).click()
  await expect(page.getByRole('region', { name: 'Generated Combinations, 2 rows' })).toContainText('blue fox')
})

test('a list that was found by its words fills a column', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'Trades', words: ['roofer', 'plumber'] })
  await page.goto('/dashboard?q=plumb')
  await expect(page.getByRole('region', { name: /^Words in lists 1/ })).toBeVisible()
  await expect(page.getByText('Nothing is named')).toBeHidden()
  await page.getByRole('link', { name: 'Use Trades in the generator' }).click()
  await expect(page.getByRole('textbox', { name: 'Column 1 words' })).toHaveValue('roofer\nplumber')
})

test('says when nothing was found, and opens a folder that was found', async ({ page }) => {
  await aVerifiedMember(page)
  const folder = await aFolder(page, { name: 'Places' })
  await aList(page, { folderId: folder.id })
  await page.goto('/dashboard?q=zebra')
  await expect(page.getByRole('searchbox', FIELD)).toHaveValue('zebra')
  await expect(page.getByText('Nothing is named “zebra”.')).toBeVisible()
  await expect(page.getByText('No word in your lists contains this.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', FIELD).fill('place')
  await page.getByRole('link', { name: /^Places/ }).click()
  await expect(page).toHaveURL(`/dashboard?folder=${folder.id}`)
  await expect(page.getByRole('checkbox', { name: 'Select Cities' })).toBeVisible()
  await expect(page.getByRole('searchbox', FIELD)).toHaveValue('')
})

test('a search narrows to one tab, and widens to everything again', async ({ page }) => {
  await aVerifiedMember(page)
  const folder = await aFolder(page, { name: 'Places' })
  await aList(page, { name: 'Northern cities', folderId: folder.id })
  await aList(page, { name: 'Trades' })
  await aResult(page, { name: 'Northern ads' })
  await aProject(page, { name: 'Northern launch' })
  await aProject(page, { name: 'Autumn sale' })
  await page.goto('/dashboard')
  const field = page.getByRole('searchbox')
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await expect(tab('Everything')).toHaveCount(0)
  await field.fill('north')
  await expect(tab('Everything')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: /^Results 1/ })).toBeVisible()

  await tab('Saved Lists').click()
  await expect(page.getByRole('heading', { name: 'All Lists' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'More actions for Northern cities' })).toBeVisible()
  await expect(field).toHaveAccessibleName('Search saved lists')
  await expectAccessible(page)

  await tab('Projects').click()
  await expect(page.getByRole('link', { name: 'Open Northern launch' })).toBeVisible()
  await expect(page.getByText('1 project of 2')).toBeVisible()
  await expect(page).toHaveURL('/dashboard?tab=projects&q=north&scope=tab')
  await page.reload()
  await expect(page.getByText('1 project of 2')).toBeVisible()

  await tab('Everything').click()
  await expect(field).toHaveAccessibleName('Search everything you saved')
  await expect(page.getByRole('region', { name: /^Lists 1/ })).toBeVisible()
  await tab('Projects').click()
  await field.press('Escape')
  await expect(tab('Everything')).toHaveCount(0)
  await expect(tab(/^Projects 2/)).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/dashboard?tab=projects')
  await field.fill('north')
  await expect(tab('Everything')).toHaveAttribute('aria-selected', 'true')
})

test.describe('words of large lists', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('are searched batch by batch: the search can be canceled, continued and retried', async ({ page }) => {
    await aVerifiedMember(page)
    const words = Array.from({ length: 250_000 }, (_, number) => `word number ${number}`)
    for (const name of ['Oldest', 'Older', 'Newest']) await aList(page, { name, words })
    await page.goto('/dashboard')
    await expect(page.getByRole('checkbox', { name: 'Select Oldest' })).toBeVisible()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const later = `**${savedLists.search.path}?*after=*`
    await page.route(later, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await page.getByRole('searchbox', FIELD).fill('NUMBER 24999')
    const found = page.getByRole('region', { name: /^Words in lists/ })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expect(found).toContainText('Searching your lists… 1 of 3 lists')
    await expect(found.getByRole('progressbar', { name: 'Lists searched' })).toBeVisible()
    await expectAccessible(page)
    await found.getByRole('button', { name: 'Cancel' }).click()
    await expect(found.getByText('Stopped after 1 of 3 lists')).toBeVisible()
    await page.unroute(later)
    letGo()

    await page.route(later, (route) => route.abort())
    await found.getByRole('button', { name: 'Continue' }).click()
    await expect(found.getByRole('alert')).toContainText('Please check your connection and try again.')
    await page.unroute(later)
    await found.getByRole('button', { name: 'Retry' }).click()
    await expect(found.getByRole('listitem')).toHaveCount(3)
    await expect(found.getByRole('listitem').nth(2)).toContainText('Oldest')
    await expect(found.getByRole('listitem').first()).toContainText('11 of 250,000 words')
  })
})
