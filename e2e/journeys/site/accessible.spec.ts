import type { Locator } from '@playwright/test'
import { API_DOCS_PATH } from '@wordloom/contract'
import { expectAccessible, expectContrast } from '../../fixtures/accessibility.ts'
import { expectReflow } from '../../fixtures/reflow.ts'
import { SELECTION } from '../../fixtures/selection.ts'
import { test } from '../../scenes/casts.ts'
import { show } from '../../scenes/scene.ts'
import { SCENES } from '../../scenes/scenes.ts'

test.describe.configure({ mode: 'parallel' })

const CORE = new Set([
  'home-results',
  'home-six-columns',
  'features',
  'seo-guide',
  'faq-found',
  'login-refused',
  'signup',
  'dashboard',
  'dashboard-edit-list',
  'project-lists',
  'account',
  'subscription',
  'admin',
  'admin-edit-user',
])

const scenes = SCENES.filter(({ name }) => SELECTION === 'all' || CORE.has(name) === (SELECTION === 'core'))

/** All sections of the API's pages are alike, and axe would take a minute for them. */
const ALIKE = 'main section:nth-of-type(n + 4):not(:last-of-type)'

for (const scene of scenes) {
  test.describe(() => {
    test.use({
      cast: scene.as,
      contextOptions: { reducedMotion: 'reduce' },
      expectedComplaints: scene.expectedComplaints ?? [],
    })

    test(`K01 accessible in both themes, and no overflow at 320 px: ${scene.name}`, async ({ page }) => {
      const isLong = scene.path === API_DOCS_PATH
      await show(page, scene)
      if (isLong) await removeAll(page.locator(ALIKE))
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectContrast(page)
      if (isLong) await show(page, scene)
      await expectReflow(page)
    })
  })
}

function removeAll(found: Locator): Promise<void> {
  return found.evaluateAll((elements) => {
    for (const each of elements) each.remove()
  })
}
