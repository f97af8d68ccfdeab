import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '@wordloom/testing/chromium'
import { serverProgram } from '@wordloom/testing/server/program'

const WORDS = ['red\nblue\ngreen', 'linen\nwool\nsilk', 'scarf\nshawl']
const IMAGE = fileURLToPath(new URL('../docs/images/generator.png', import.meta.url))

const dataFolder = mkdtempSync(join(tmpdir(), 'wordloom-picture-'))
const server = spawn(process.execPath, [serverProgram('main')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
  stdio: ['ignore', 'pipe', 'ignore'],
})
try {
  const [line] = await once(createInterface(server.stdout), 'line')
  await takePicture(String(line).replace(/^.* /, ''))
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(dataFolder, { recursive: true })
}

async function takePicture(address: string): Promise<void> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  })
  const page = await browser.newPage({
    // Tall enough that Generate doesn't scroll to the results.
    viewport: { width: 1440, height: 2000 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await page.goto(address)
  for (const [index, words] of WORDS.entries()) {
    await page.getByRole('textbox', { name: `Column ${index + 1} words` }).fill(words)
  }
  await page.getByRole('radio', { name: 'Space' }).check()
  await page.getByRole('button', { name: 'Generate Combinations' }).click()
  await page.getByRole('heading', { name: 'Generated Combinations' }).waitFor()
  await page.screenshot({
    path: IMAGE,
    animations: 'disabled',
    clip: { x: 0, y: 0, width: 1440, height: 1200 },
  })
  await browser.close()
}
