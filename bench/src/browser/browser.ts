import { chromium, type Page } from '@playwright/test'
import { findChromium } from '@wordloom/testing/chromium'

/** Stores the profile in `folder`, because private windows keep files in memory. */
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
