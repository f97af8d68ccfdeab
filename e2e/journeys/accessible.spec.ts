import { expectAccessible } from '../fixtures/accessibility.ts'
import { expectReflow } from '../fixtures/reflow.ts'
import { test } from '../scenes/casts.ts'
import { show } from '../scenes/scene.ts'
import { SCENES } from '../scenes/scenes.ts'

test.describe.configure({ mode: 'parallel' })

for (const scene of SCENES) {
  test.describe(() => {
    test.use({
      cast: scene.as,
      contextOptions: { reducedMotion: 'reduce' },
      expectedComplaints: scene.expectedComplaints ?? [],
    })

    test(`nothing is in the way in either theme, or sticks out at 320 px: ${scene.name}`, async ({
      page,
    }) => {
      await show(page, scene)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      await expectReflow(page)
    })
  })
}
