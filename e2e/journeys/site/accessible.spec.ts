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

for (const scene of scenes) {
  test.describe(() => {
    test.use({
      cast: scene.as,
      contextOptions: { reducedMotion: 'reduce' },
      expectedComplaints: scene.expectedComplaints ?? [],
    })

    test(`K01 accessible in both themes, and no overflow at 320 px: ${scene.name}`, async ({ page }) => {
      test.slow(scene.path === API_DOCS_PATH, 'axe takes its time for thousands of elements')
      await show(page, scene)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectContrast(page)
      await expectReflow(page)
    })
  })
}
