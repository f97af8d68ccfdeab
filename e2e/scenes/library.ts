import type { Page } from '@playwright/test'
import { type Scene, scenesOf } from './scene.ts'

function press(name: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .or(page.getByRole('menu'))
      .first()
      .waitFor()
  }
}

function choose(from: RegExp, item: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: from }).first().click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  }
}

async function openProject(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Spring launch/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Spring launch' }).waitFor()
}

export const LIBRARY_SCENES: readonly Scene[] = [
  ...scenesOf('newcomer', {
    'dashboard-empty': { path: '/dashboard' },
    'dashboard-no-results': { path: '/dashboard?tab=results' },
    'dashboard-no-projects': { path: '/dashboard?tab=projects' },
    'dashboard-empty-trash': { path: '/dashboard?tab=trash' },
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
    'dashboard-trash': { path: '/dashboard?tab=trash' },
    'dashboard-search': { path: '/dashboard?q=leeds' },
    'dashboard-nothing-found': { path: '/dashboard?q=zzzz' },
    'dashboard-list-menu': { path: '/dashboard', act: press(/^More actions for/) },
    'dashboard-create-list': { path: '/dashboard', act: press('Create List') },
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
    'dashboard-edit-list': { path: '/dashboard', act: press(/^Edit /) },
    'dashboard-move-list': { path: '/dashboard', act: choose(/^More actions for/, 'Move to Folder') },
    'dashboard-add-to-project': { path: '/dashboard', act: choose(/^More actions for/, 'Add to Project') },
    'dashboard-edit-result': { path: '/dashboard?tab=results', act: press(/^Edit /) },
    projects: { path: '/projects' },
    'projects-new': { path: '/projects', act: press('New Project') },
    'projects-delete': { path: '/projects', act: press(/^Delete /) },
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
