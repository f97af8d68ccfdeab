import { run, runQuietly } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Journeys take half as long in a headless shell, so it's installed even next to a Chromium. */
export async function ensureBrowser() {
  // Not before the packages are installed.
  const { findChromium, findHeadlessShell } = await import('@wordloom/testing/chromium')
  if (findHeadlessShell() === null) {
    if (findChromium() === null && (await hasPlaywrightBrowser())) return
    await installPackage('chromium-headless-shell')
  }
  const own = findHeadlessShell() ?? findChromium()
  if (own !== null) {
    if (await isRunning(own)) return
    throw new SetupError(`The browser ${own} doesn't start. Set CHROMIUM_PATH to one that does.`)
  }
  if ((await run(['playwright', 'install', 'chromium'])) === 0 && (await hasPlaywrightBrowser())) return
  await installPackage('chromium')
  if (findChromium() !== null) return
  throw new SetupError(
    "The journeys need Chromium, and it couldn't be installed here. Install it, or set CHROMIUM_PATH to it.",
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

/** @param {string} name */
async function installPackage(name) {
  if (process.getuid?.() !== 0) return
  process.stdout.write(`Installing ${name} for the journeys ...\n`)
  await runQuietly(['apt-get', 'update'])
  const install = ['install', '--yes', '--no-remove', '--no-install-recommends', name]
  const { code } = await runQuietly(['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...install])
  if (code !== 0) process.stdout.write(`Couldn't install ${name} here.\n`)
}
