import { API_DOCS_PATH } from '@wordloom/contract'
import { expectAccessible, expectContrast } from '../fixtures/accessibility.ts'
import { expectReflow } from '../fixtures/reflow.ts'
import { test } from '../scenes/casts.ts'
import { show } from '../scenes/scene.ts'
import { SCENES } from '../scenes/scenes.ts'

test.describe.configure({ mode: 'parallel' })

/** One for each kind of screen, in every `npm test`. */
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

for (const scene of SCENES) {
  test.describe(() => {
    test.use({
      cast: scene.as,
      contextOptions: { reducedMotion: 'reduce' },
      expectedComplaints: scene.expectedComplaints ?? [],
    })

    test(`K01 accessible in both themes, and no overflow at 320 px: ${scene.name}`, {
      tag: CORE.has(scene.name) ? '@core' : [],
    }, async ({ page }) => {
      test.slow(scene.path === API_DOCS_PATH, 'axe takes its time for thousands of elements')
      await show(page, scene)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectContrast(page)
      await expectReflow(page)
    })
  })
}
