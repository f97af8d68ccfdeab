import type { Page } from '@playwright/test'
import { dropFile } from '../fixtures/dropping.ts'
import { GeneratorPage } from '../fixtures/generator.ts'
import { press } from './press.ts'
import { type Scene, scenesOf } from './scene.ts'

const REPORT = [
  'Bericht zu Suchbegriffen',
  '"1. November 2026 - 26. November 2026"',
  'Suchbegriff;Kampagne;Klicks;Kosten',
  'rote schuhe;Schuhe;1.234;12,50',
  'blaue stiefel größe 42 mit langem schaft;Stiefel;2.000;7,10',
  'grüne sandalen;Sandalen;keine;3,00',
  'Gesamt: Konto;;3.234;22,60',
].join('\r\n')

async function dropReport(page: Page): Promise<void> {
  const generator = new GeneratorPage(page)
  await dropFile(generator.words(1), 'bericht.csv', Buffer.from(REPORT, 'latin1'))
  await page.getByRole('button', { name: 'Change how “bericht.csv” is read' }).waitFor()
}

async function openReading(page: Page): Promise<void> {
  await dropReport(page)
  await page.getByRole('button', { name: 'Change how “bericht.csv” is read' }).click()
  await page.getByRole('dialog', { name: 'How “bericht.csv” is read' }).waitFor()
}

export const READING_SCENES: readonly Scene[] = [
  ...scenesOf('visitor', {
    'reading-note': { path: '/', act: dropReport },
    'reading-dialog': { path: '/', act: openReading },
    'reading-dialog-changed': {
      path: '/',
      act: async (page) => {
        await openReading(page)
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('checkbox', { name: 'Kampagne' }).click()
        await dialog.getByText('and “Kampagne”').waitFor()
      },
    },
    'reading-refused': {
      path: '/',
      act: async (page) => {
        const generator = new GeneratorPage(page)
        const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
        await dropFile(generator.words(1), 'picture.png', picture)
        await page.getByText('This is a picture (PNG)').waitFor()
      },
    },
    'reading-no-words': {
      path: '/tools/clean',
      act: async (page) => {
        await page
          .getByLabel(/^From a file/)
          .setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('\n') })
        await page.getByText('has no words').waitFor()
      },
    },
    'reading-pasted-report': {
      path: '/',
      act: async (page) => {
        await new GeneratorPage(page).paste(1, JSON.stringify(REPORT.replaceAll(';', '\t')))
        await page.getByRole('button', { name: 'Only “Suchbegriff”' }).waitFor()
      },
    },
    'reading-template': {
      path: '/tools/products',
      act: async (page) => {
        const buffer = Buffer.from('My columns|\nSKU|Gr\xf6\xdfe|Title\n', 'latin1')
        await page
          .getByLabel('Choose template')
          .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer })
        await page.getByText('Change how the template is read').click()
        await page.getByText('Template: 2 of 3 columns filled.').waitFor()
      },
    },
    'reading-numbers': {
      path: '/tools/ngrams',
      act: async (page) => {
        await page
          .getByLabel(/^From a file/)
          .setInputFiles({ name: 'bericht.csv', mimeType: 'text/csv', buffer: Buffer.from(REPORT) })
        await page.getByText("can't be read as numbers").waitFor()
      },
    },
  }),
  ...scenesOf('member', {
    'reading-import-report': {
      path: '/dashboard',
      act: async (page) => {
        await press('Import Lists')(page)
        await page
          .getByLabel('Choose a file')
          .setInputFiles({ name: 'bericht.csv', mimeType: 'text/csv', buffer: Buffer.from(REPORT, 'latin1') })
        await page.getByRole('region', { name: 'Preview' }).waitFor()
      },
    },
    'reading-import-refused': {
      path: '/dashboard',
      act: async (page) => {
        await press('Import Lists')(page)
        const buffer = Buffer.from('keyword,clicks\n"red,1\nblue,2\n')
        await page
          .getByLabel('Choose a file')
          .setInputFiles({ name: 'open.csv', mimeType: 'text/csv', buffer })
        await page.getByRole('checkbox', { name: 'Keep quotes as text' }).waitFor()
      },
    },
  }),
]
