import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.mjs'

/** A browser with its profile in `folder`, as a visitor's: private windows keep files in memory. */
export async function openBrowser(folder: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== null && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic'],
    acceptDownloads: true,
  })
  return { page: await context.newPage(), close: () => context.close() }
}
