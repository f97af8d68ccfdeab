import type { Page } from '@playwright/test'
import { savedLists } from '@wordloom/contract'
import { aList, aResult } from '../fixtures/library.ts'
import { aWorkbook } from '../fixtures/workbook.ts'
import { choose, press } from './press.ts'
import { type Scene, scenesOf } from './scene.ts'

async function openProject(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Spring launch/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Spring launch' }).waitFor()
}

async function select(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .click()
  await page.getByText('1 selected').waitFor()
}

async function tag(page: Page): Promise<void> {
  await choose(/^More actions for/, 'Tags…')(page)
  for (const name of ['Spring', 'A tag as long as a tag on a list can be']) {
    await page.getByRole('combobox', { name: 'Find or add a tag' }).fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name, selected: true }).waitFor()
  }
}

async function filterByTag(page: Page): Promise<void> {
  await tag(page)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('Spring')
  await page.getByRole('button', { name: /^Tagged: Spring/ }).waitFor()
}

async function saveFilter(page: Page): Promise<void> {
  await press('Save Filter…')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Spring' }).waitFor()
}

async function star(page: Page): Promise<void> {
  await select(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Star' }).click()
  await page.getByRole('link', { name: /^Starred/ }).click()
  await page.getByRole('heading', { name: 'Starred' }).waitFor()
  await page.getByRole('checkbox', { name: /^Select / }).waitFor()
}

async function selectAndOpenMenu(page: Page): Promise<void> {
  await select(page)
  await press(/^More$/)(page)
  await page.getByRole('menu').waitFor()
}

async function mergeLists(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select All' }).click()
  await choose(/^More$/, 'Merge into One List…')(page)
  await page.getByText(/ words? become|no duplicates/).waitFor()
}

async function failToDownload(page: Page): Promise<void> {
  await select(page)
  await page.route(/\/api\/saved-lists\/\d+$/, (route) => route.abort())
  await choose(/^More$/, 'Download as ZIP')(page)
  await page.getByRole('dialog').getByRole('alert').waitFor()
}

async function fillTrash(page: Page): Promise<void> {
  const { id } = await aList(page, { name: 'Negative keywords of the spring campaign, first draft' })
  await page.request.delete(savedLists.remove.path.replace(':id', String(id)))
  await page.reload()
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .waitFor()
}

async function moveToFolder(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Move .+ to folder$/ }).first()
  if (await button.isVisible()) await button.click()
  else await choose(/^More actions for/, 'Move to Folder')(page)
  await page.getByRole('dialog', { name: 'Move to Folder' }).waitFor()
}

async function viewResult(page: Page): Promise<void> {
  const combinations = Array.from({ length: 400 }, (_, at) => `plumber Leeds ${at + 1}`)
  await aResult(page, { name: 'Plumbers in Leeds', description: 'For the spring campaign', combinations })
  await page.reload()
  await press('Plumbers in Leeds')(page)
  await page.getByRole('region', { name: 'Combinations' }).waitFor()
}

function reload(answer: 'never' | 'failure') {
  return async (page: Page) => {
    await page.route(/\/api\/(saved-|folders|projects)/, (route) =>
      answer === 'failure' ? route.abort() : undefined,
    )
    await page.reload()
    await page
      .locator(answer === 'failure' ? 'main [role=alert]' : 'main [aria-busy=true]')
      .first()
      .waitFor()
  }
}

async function leaveUnsaved(page: Page): Promise<void> {
  await press('Create List')(page)
  await page.getByRole('textbox', { name: 'List name' }).fill('Towns')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor()
}

async function clean(page: Page): Promise<void> {
  await press('Create List')(page)
  await page
    .getByRole('textbox', { name: 'Words' })
    .fill(' Red shoes\nred  shoes\nRED SHOES\nblue boots\n\ngreen hats')
  await page.getByRole('button', { name: 'Clean…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clean Words' })
  await dialog.getByText('6 words become 3').waitFor()
  await dialog.getByText('Show what changes').last().click()
  await dialog.getByRole('combobox', { name: 'Step to add' }).selectOption('Find and replace')
  await dialog.getByRole('button', { name: 'Add step' }).click()
  await dialog.getByText('Fill in this step to see what it changes.').waitFor()
}

const FAILED = [/ERR_FAILED/]

export const LIBRARY_SCENES: readonly Scene[] = [
  ...scenesOf('newcomer', {
    'dashboard-empty': { path: '/dashboard' },
    'dashboard-no-results': { path: '/dashboard?tab=results' },
    'dashboard-no-projects': { path: '/dashboard?tab=projects' },
    'dashboard-empty-trash': { path: '/dashboard?tab=trash' },
    'dashboard-unknown-folder': { path: '/dashboard?folder=999999' },
    'projects-empty': { path: '/projects' },
    'project-not-found': {
      path: '/projects/999999',
      expectedComplaints: [/the server responded with a status of 404/],
    },
  }),
  ...scenesOf('member', {
    dashboard: { path: '/dashboard' },
    'dashboard-results': { path: '/dashboard?tab=results' },
    'dashboard-projects': { path: '/dashboard?tab=projects' },
    'dashboard-trash': { path: '/dashboard?tab=trash', act: fillTrash },
    'dashboard-loading': { path: '/dashboard', act: reload('never') },
    'dashboard-failed': { path: '/dashboard', act: reload('failure'), expectedComplaints: FAILED },
    'dashboard-lists-selected': { path: '/dashboard', act: select },
    'dashboard-lists-selected-menu': { path: '/dashboard', act: selectAndOpenMenu },
    'dashboard-starred': { path: '/dashboard', act: star },
    'dashboard-nothing-starred': { path: '/dashboard?folder=all&starred=1' },
    'dashboard-no-starred-projects': { path: '/dashboard?tab=projects&starred=1' },
    'dashboard-tags': { path: '/dashboard?folder=all', act: tag },
    'dashboard-tagged': { path: '/dashboard?folder=all', act: filterByTag },
    'dashboard-save-filter': { path: '/dashboard?folder=all&starred=1', act: press('Save Filter…') },
    'dashboard-saved-filter': { path: '/dashboard?folder=all&tags=Spring', act: saveFilter },
    'dashboard-nothing-tagged': { path: '/dashboard?folder=all&tags=nothing' },
    'dashboard-merge-lists': { path: '/dashboard?folder=all', act: mergeLists },
    'dashboard-zip-failed': { path: '/dashboard', act: failToDownload, expectedComplaints: FAILED },
    'dashboard-no-lists-match': { path: '/dashboard?folder=all&q=zzzz&scope=tab' },
    'dashboard-results-selected': { path: '/dashboard?tab=results', act: select },
    'dashboard-no-results-match': { path: '/dashboard?tab=results&q=zzzz&scope=tab' },
    'dashboard-result-menu': { path: '/dashboard?tab=results', act: press(/^More actions for/) },
    'dashboard-search': { path: '/dashboard?q=leeds' },
    'dashboard-search-lists': { path: '/dashboard?folder=all&q=e&scope=tab' },
    'dashboard-nothing-found': { path: '/dashboard?q=zzzz' },
    'dashboard-list-menu': { path: '/dashboard', act: press(/^More actions for/) },
    'dashboard-create-list': { path: '/dashboard', act: press('Create List') },
    'dashboard-discard': { path: '/dashboard', act: leaveUnsaved },
    'dashboard-clean-list': { path: '/dashboard', act: clean },
    'dashboard-new-project': { path: '/dashboard?tab=projects', act: press('New Project') },
    'dashboard-create-folder': { path: '/dashboard', act: press('Create Folder') },
    'dashboard-import': { path: '/dashboard', act: press('Import Lists') },
    'dashboard-import-preview': {
      path: '/dashboard',
      act: async (page) => {
        await press('Import Lists')(page)
        const buffer = Buffer.from('town,county\nLeeds,Yorkshire\nYork,Yorkshire\nHull,Yorkshire\n')
        await page
          .getByLabel('Choose a file')
          .setInputFiles({ name: 'towns.csv', mimeType: 'text/csv', buffer })
        await page.getByRole('region', { name: 'Preview' }).waitFor()
      },
    },
    'dashboard-import-workbook': {
      path: '/dashboard',
      act: async (page) => {
        await press('Import Lists')(page)
        const buffer = await aWorkbook(
          ['Town', 'County', 'Shops'],
          ['Leeds', 'Yorkshire', '12'],
          ['York', 'Yorkshire', '7'],
          ['Bath', 'Somerset', '3'],
        )
        await page.getByLabel('Choose a file').setInputFiles({ name: 'towns.xlsx', mimeType: '', buffer })
        await page.getByRole('region', { name: 'Preview' }).waitFor()
      },
    },
    'dashboard-edit-list': { path: '/dashboard', act: press(/^Edit /), isWide: true },
    'dashboard-delete-folder': {
      path: '/dashboard',
      act: async (page) => {
        await page.getByRole('link', { name: /^Services/ }).click()
        await choose(/^Actions for folder Services/, 'Delete Folder')(page)
      },
    },
    'dashboard-move-list': { path: '/dashboard', act: moveToFolder },
    'dashboard-list-moved': {
      path: '/dashboard?folder=all',
      act: async (page) => {
        await moveToFolder(page)
        await page.getByRole('option', { name: 'Modifiers' }).click()
        await page.getByRole('link', { name: 'View' }).waitFor()
      },
    },
    'dashboard-add-to-project': { path: '/dashboard', act: choose(/^More actions for/, 'Add to Project') },
    'dashboard-view-result': { path: '/dashboard?tab=results', act: viewResult },
    'dashboard-edit-result': { path: '/dashboard?tab=results', act: press(/^Edit /), isWide: true },
    projects: { path: '/projects' },
    'projects-nothing-found': { path: '/projects?q=zzzz' },
    'projects-loading': { path: '/projects', act: reload('never') },
    'projects-failed': { path: '/projects', act: reload('failure'), expectedComplaints: FAILED },
    'projects-edit': { path: '/projects', act: choose(/^Actions for/, 'Edit Project'), isWide: true },
    'projects-new': { path: '/projects', act: press('New Project') },
    'projects-delete': { path: '/projects', act: choose(/^Actions for/, 'Delete Project') },
    'project-merger': { path: '/projects', act: openProject },
    'project-lists': {
      path: '/projects',
      act: async (page) => {
        await openProject(page)
        await page.getByRole('tab', { name: /^Word Lists/ }).click()
        await page.getByRole('button', { name: 'Bulk Mode' }).click()
      },
    },
    'project-results': {
      path: '/projects',
      act: async (page) => {
        await openProject(page)
        await page.getByRole('tab', { name: /^Results/ }).click()
      },
    },
  }),
]
