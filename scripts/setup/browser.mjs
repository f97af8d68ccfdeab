import { findChromium } from '../chromium.mjs'
import { run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Makes sure that there is a browser for the journeys: the machine's, else Playwright's, else the system's package. */
export async function ensureBrowser() {
  const own = findChromium()
  if (own !== null) {
    if (await isRunning(own)) return
    throw new SetupError(`The browser ${own} does not start. Set CHROMIUM_PATH to one that does.`)
  }
  if (await hasPlaywrightBrowser()) return
  process.stdout.write('Installing a browser for the journeys ...\n')
  if ((await run(['playwright', 'install', 'chromium'])) === 0 && (await hasPlaywrightBrowser())) return
  if (process.getuid?.() === 0 && (await installPackage())) return
  throw new SetupError(
    'The journeys need Chromium, and it could not be installed here. Install it, or set CHROMIUM_PATH to it.',
  )
}

/** @param {string} browser */
async function isRunning(browser) {
  return (await run([browser, '--version'], { stdio: 'ignore' })) === 0
}

async function hasPlaywrightBrowser() {
  const open = `
    const { chromium } = await import('@playwright/test')
    const browser = await chromium.launch({ chromiumSandbox: process.getuid?.() !== 0 })
    await browser.close()`
  return (await run(['node', '--input-type=module', '--eval', open], { stdio: 'ignore' })) === 0
}

async function installPackage() {
  await run(['apt-get', 'update'], { stdio: 'ignore' })
  const code = await run(['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  return code === 0 && findChromium() !== null
}
