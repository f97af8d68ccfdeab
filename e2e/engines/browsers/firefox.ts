import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { type Browser, DESKTOP, type Engine, TIMEOUT_MS } from './browser.ts'
import { findControl } from './find-control.ts'
import { findProgram } from './programs.ts'

export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => findProgram('firefox-esr') !== null,
  start: async () => {
    const downloads = await mkdtemp(join(tmpdir(), 'wordloom-firefox-'))
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findProgram('firefox-esr') ?? 'firefox-esr',
      defaultViewport: null,
      extraPrefsFirefox: {
        'browser.download.dir': downloads,
        'browser.download.folderList': 2,
        'browser.download.useDownloadDir': true,
      },
    })
    const [page = await browser.newPage()] = await browser.pages()
    await page.setViewport(DESKTOP)
    return {
      ...toBrowser(page),
      downloads,
      close: async () => {
        await browser.close()
        await rm(downloads, { recursive: true })
      },
    }
  },
}

function toBrowser(page: Page): Omit<Browser, 'downloads' | 'close'> {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    call: (inPage, ...args) => page.evaluate(inPage as never, ...args),
    click: async (control) => {
      const found = await page
        .waitForFunction(findControl, { timeout: TIMEOUT_MS }, control)
        .catch((cause: unknown) => {
          throw new Error(`There is no ${control.role} ${control.name}.`, { cause })
        })
      await (found as ElementHandle<HTMLElement>).click()
    },
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput)
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput)
    },
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot(),
  }
}
