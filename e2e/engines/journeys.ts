import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DemoMail, type DemoMailSummary, demoMail } from '@wordloom/contract'
import { compile } from '@wordloom/engine'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { DEMO_KEY } from '../fixtures/demo-key.ts'
import { aServer } from '../fixtures/servers/a-server.ts'
import type { Browser, Engine } from './browsers/browser.ts'
import { CONTROLS } from './controls.ts'

const PICTURES = fileURLToPath(new URL('../../test-results/engines/', import.meta.url))
const PHONE = { width: 390, height: 844 }
const PASSWORD = 'three threads, one cloth'

/** In CI, a missing browser fails the tests. */
export function describeJourneys(engine: Engine): void {
  describe.skipIf(!engine.isInstalled() && !process.env['CI'])(`in ${engine.name}`, () => {
    let server: Awaited<ReturnType<typeof aServer>>
    beforeAll(async () => {
      server = await aServer()
    })
    afterAll(() => server.stop())

    it('a visitor types words, chooses a separator and copies every combination', async () => {
      const browser = await aBrowser(engine)
      await openGenerator(browser, server.address)
      await browser.click(CONTROLS.words(1))
      await browser.type('red\nblue')
      await browser.click(CONTROLS.words(2))
      await browser.type('fox')
      await browser.click(CONTROLS.separatedBy('Minus (-)'))
      await browser.click(CONTROLS.words(2))
      await browser.press('Control', 'Enter')
      await see(browser, /\b2 combinations · in/)
      await see(browser, 'blue-fox')
      await browser.click(CONTROLS.copyAll)
      await see(browser, 'Copied to clipboard')
      await browser.click(CONTROLS.words(3))
      await browser.press('Control', 'v')
      await see(browser, '4 combinations possible')
      await see(browser, 'red-fox-blue-fox')
    })

    it('a billion combinations are generated, scrolled to the end and searched', async () => {
      const browser = await aBrowser(engine)
      await copyNumbered(browser, 'w', 1000)
      await openGenerator(browser, server.address)
      for (const column of [1, 2, 3]) await paste(browser, column)
      await browser.click(CONTROLS.separatedBy('Minus (-)'))
      await see(browser, '1,000,000,000 combinations possible')
      await browser.click(CONTROLS.generate)
      await see(browser, /1,000,000,000 combinations · in/)
      await browser.click(CONTROLS.rows)
      await browser.press('End')
      await see(browser, 'to 1,000,000,000 of 1,000,000,000')
      await see(browser, 'w999-w999-w999')
      await search(browser, '500,000,000')
      await see(browser, 'w499-w999-w999')
      await search(browser, 'w12-w34-w56')
      await see(browser, 'Found in row 12,034,057')
    })

    it('an export of 100 MB equals what the engine writes, byte for byte', async () => {
      const browser = await aBrowser(engine)
      await copyNumbered(browser, 'ä', 190)
      await openGenerator(browser, server.address)
      await serviceWorkerOf(browser)
      for (const column of [1, 2, 3]) await paste(browser, column)
      await browser.click(CONTROLS.separatedBy('Minus (-)'))
      await browser.click(CONTROLS.generate)
      await see(browser, /6,859,000 combinations · in/)
      await browser.click(CONTROLS.export)
      await browser.click(CONTROLS.plainText)
      await see(browser, /word-combinations\.txt saved: /)
      const words = numbered('ä', 190)
      const plan = compile({ columns: [words, words, words], separator: '-' })
      expect(plan.bytes).toBeGreaterThan(100_000_000n)
      const file = await downloaded(browser, Number(plan.bytes))
      expect(file).toMatch(/\/word-combinations\.txt$/)
      expect(await firstDifference(file, plan.chunks({ chunkSize: 1 << 20 }))).toBeNull()
    })

    it('a visitor signs up, verifies the email address, saves results and reopens them', async () => {
      const browser = await aBrowser(engine)
      const email = `ann-${randomUUID()}@example.org`
      await browser.open(`${server.address}/signup`)
      await alive(browser)
      await fill(browser, CONTROLS.firstName, 'Ada')
      await fill(browser, CONTROLS.email, email)
      await fill(browser, CONTROLS.password, PASSWORD)
      await fill(browser, CONTROLS.confirmPassword, PASSWORD)
      await browser.click(CONTROLS.signUp)
      await see(browser, 'Account Created Successfully')
      await browser.open(await linkTo(server.address, email))
      await browser.click(CONTROLS.verify)
      await see(browser, 'Email verified')

      await openGenerator(browser, server.address)
      await see(browser, 'Welcome back, Ada!')
      await fill(browser, CONTROLS.words(1), 'red\nblue')
      await fill(browser, CONTROLS.words(2), 'fox')
      await browser.click(CONTROLS.generate)
      await see(browser, /\b2 combinations · in/)
      await browser.click(CONTROLS.saveResults)
      await fill(browser, CONTROLS.resultsName, 'Foxes')
      await browser.click(CONTROLS.save)
      await see(browser, 'Results saved successfully')
      await browser.click(CONTROLS.clear(1))
      await see(browser, '1 combinations possible')
      await browser.click(CONTROLS.clear(2))
      await see(browser, 'Type words into a')

      await browser.open(`${server.address}/dashboard?tab=results`)
      await see(browser, 'Foxes')
      await browser.click(CONTROLS.moreActions('Foxes'))
      await browser.click(CONTROLS.openInGenerator)
      await see(browser, '2 combinations possible')
      await see(browser, 'bluefox')
    })

    it('a first visit offers no new version, and later visits need no connection', async () => {
      const ownServer = await aServer()
      const browser = await aBrowser(engine)
      await openGenerator(browser, ownServer.address)
      await serviceWorkerOf(browser)
      expect(await textOf(browser)).not.toContain('A new version is ready')
      await fill(browser, CONTROLS.words(1), 'red\nblue')
      await see(browser, '2 combinations possible')
      await ownServer.stop()
      await browser.reload()
      await alive(browser)
      await see(browser, '2 combinations possible')
      await fill(browser, CONTROLS.words(2), 'fox')
      await browser.click(CONTROLS.generate)
      await see(browser, 'bluefox')
      await browser.open(`${ownServer.address}/google-ads-guide`)
      await see(browser, "You're offline")
    })

    it('the words are there after a visit elsewhere, and can be changed', async () => {
      const browser = await aBrowser(engine)
      await openGenerator(browser, server.address)
      await fill(browser, CONTROLS.words(1), 'red\nblue')
      await see(browser, '2 combinations possible')
      await browser.call(() => void Object.assign(window, { isLeft: true }))
      await browser.open('about:blank')
      await browser.call(() => void setTimeout(() => history.back()))
      // The page that was left loads again, because its workers have ended.
      await expect.poll(() => browser.call(() => 'isLeft' in window || location.href)).toContain('http')
      await see(browser, '2 combinations possible')
      await alive(browser)
      await fill(browser, CONTROLS.words(2), 'fox')
      await see(browser, 'bluefox')
    })

    it('the generator fits a phone', async () => {
      const browser = await aBrowser(engine)
      await browser.resize(PHONE)
      await openGenerator(browser, server.address)
      await fill(browser, CONTROLS.words(1), 'red\nblue')
      await browser.click(CONTROLS.generate)
      await see(browser, /\b2 combinations · in/)
      const widths = await browser.call(() => [innerWidth, document.documentElement.scrollWidth])
      expect(widths).toEqual([PHONE.width, expect.any(Number)])
      expect(widths[1]).toBeLessThanOrEqual(PHONE.width)
    })
  })
}

async function aBrowser(engine: Engine): Promise<Browser> {
  const browser = await engine.start()
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await mkdir(PICTURES, { recursive: true })
      await writeFile(join(PICTURES, `${engine.name} ${task.name}.png`), await browser.screenshot())
    }
    await browser.close()
  })
  return browser
}

async function openGenerator(browser: Browser, address: string): Promise<void> {
  await browser.open(address)
  await alive(browser)
}

async function alive(browser: Browser): Promise<void> {
  await expect.poll(() => browser.call(() => document.documentElement.hasAttribute('data-alive'))).toBe(true)
}

async function serviceWorkerOf(browser: Browser): Promise<void> {
  await browser.call(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active !== null && active.state !== 'activated') {
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
    }
  })
}

function textOf(browser: Browser): Promise<string> {
  return browser.call(() => document.body.innerText)
}

async function see(browser: Browser, text: string | RegExp): Promise<void> {
  await expect.poll(() => textOf(browser)).toMatch(text)
}

async function fill(browser: Browser, field: Parameters<Browser['click']>[0], text: string): Promise<void> {
  await browser.click(field)
  await browser.press('Control', 'a')
  await browser.type(text)
}

async function search(browser: Browser, text: string): Promise<void> {
  await fill(browser, CONTROLS.search, text)
  await browser.press('Enter')
}

function numbered(stem: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, number) => stem + number)
}

async function copyNumbered(browser: Browser, stem: string, count: number): Promise<void> {
  await browser.open('data:text/html,<textarea autofocus></textarea>')
  await browser.call((text) => {
    const area = document.querySelector('textarea')
    if (area === null) throw new Error('There is nothing to copy from.')
    area.value = text
    area.focus()
  }, numbered(stem, count).join('\n'))
  await browser.press('Control', 'a')
  await browser.press('Control', 'c')
}

async function paste(browser: Browser, column: number): Promise<void> {
  await browser.click(CONTROLS.words(column))
  await browser.press('Control', 'v')
}

async function downloaded(browser: Browser, bytes: number): Promise<string> {
  const complete = async () => {
    for (const name of await readdir(browser.downloads)) {
      const file = join(browser.downloads, name)
      const isWhole = !/\.(part|wkdownload)$/.test(name) && (await stat(file)).size === bytes
      if (isWhole) return file
    }
    return null
  }
  await expect.poll(complete).not.toBeNull()
  return (await complete()) ?? ''
}

async function firstDifference(file: string, chunks: Iterable<Uint8Array>): Promise<number | null> {
  await using handle = await open(file)
  let position = 0
  for (const chunk of chunks) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(chunk.length), 0, chunk.length, position)
    if (!buffer.subarray(0, bytesRead).equals(chunk)) return position
    position += chunk.length
  }
  return (await handle.stat()).size === position ? null : position
}

async function linkTo(address: string, email: string): Promise<string> {
  const read = (path: string) => fetch(address + path, { headers: { cookie: `demo-key=${DEMO_KEY}` } })
  const find = async () => {
    const mails: readonly DemoMailSummary[] = await (await read(demoMail.list.path)).json()
    return mails.find(({ to }) => to === email)?.id
  }
  await expect.poll(find).toBeDefined()
  const { text } = DemoMail.parse(await (await read(`${demoMail.list.path}/${await find()}`)).json())
  return /https?:\S+token=\S+/.exec(text)?.[0] ?? ''
}
