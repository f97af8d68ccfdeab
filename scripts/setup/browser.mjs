import { installPackages } from './packages.mjs'
import { run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Journeys take half as long in a headless shell, so it's installed even next to a Chromium. */
export async function ensureBrowser() {
  // Not before the packages are installed.
  const { findChromium, findHeadlessShell } = await import('@wordloom/testing/chromium')
  if (findHeadlessShell() === null) {
    if (findChromium() === null && (await hasPlaywrightBrowser())) return
    const problem = await installPackages(['chromium-headless-shell'])
    if (problem !== null && findChromium() === null) process.stdout.write(`${problem}\n`)
  }
  const own = findHeadlessShell() ?? findChromium()
  if (own !== null) {
    if (await isRunning(own)) return
    throw new SetupError(`The browser ${own} doesn't start. Set CHROMIUM_PATH to one that does.`)
  }
  if ((await run(['playwright', 'install', 'chromium'])) === 0 && (await hasPlaywrightBrowser())) return
  const problem = await installPackages(['chromium'])
  if (findChromium() !== null) return
  throw new SetupError(
    `The journeys need Chromium. Install it, or set CHROMIUM_PATH to it.\n${problem ?? ''}`.trimEnd(),
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
