import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

const WORDS = ['red\nblue\ngreen', 'linen\nwool\nsilk', 'scarf\nshawl']
const IMAGE = fileURLToPath(new URL('../docs/images/generator.png', import.meta.url))
const SERVER = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))

const server = spawn(process.execPath, [SERVER], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'ignore'],
})
try {
  const [line] = await once(createInterface(server.stdout), 'line')
  await takePicture(String(line).replace(/^.* /, ''))
} finally {
  server.kill('SIGTERM')
}

async function takePicture(address: string): Promise<void> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 1200 }, colorScheme: 'light' })
  await page.goto(address)
  for (const [index, words] of WORDS.entries()) {
    await page.getByRole('textbox', { name: `Column ${index + 1} words` }).fill(words)
  }
  await page.getByRole('radio', { name: 'Space' }).check()
  await page.getByRole('button', { name: 'Generate Combinations' }).click()
  await page.getByRole('heading', { name: 'Generated Combinations' }).waitFor()
  // Generate leads to the results; the picture shows the whole page.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.screenshot({ path: IMAGE, animations: 'disabled' })
  await browser.close()
}
