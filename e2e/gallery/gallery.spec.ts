import { fileURLToPath } from 'node:url'
import { test } from '../scenes/casts.ts'
import { show } from '../scenes/scene.ts'
import { SCENES } from '../scenes/scenes.ts'

const FOLDER = fileURLToPath(new URL('../../test-results/gallery/', import.meta.url))

for (const scene of SCENES) {
  test.describe(() => {
    test.use({ cast: scene.as, expectedComplaints: [/./] })

    test(scene.name, async ({ page }, { project }) => {
      test.skip(scene.isWide === true && project.name === '390')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await show(page, scene)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({
          path: `${FOLDER}${scene.name}-${project.name}-${colorScheme}.png`,
          fullPage: true,
          animations: 'disabled',
        })
      }
    })
  })
}
