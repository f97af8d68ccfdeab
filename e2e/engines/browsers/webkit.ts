import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { aFreePort } from '../../fixtures/servers/a-server.ts'
import { type Browser, DESKTOP, type Engine, TIMEOUT_MS } from './browser.ts'
import { findControl } from './find-control.ts'
import { findProgram } from './programs.ts'

/** The toolbar would keep the window wider than a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; margin: 0; }'

/** WebKitGTK's own small browser, over WebDriver, on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () =>
    findMiniBrowser() !== undefined &&
    ['WebKitWebDriver', 'Xvfb'].every((name) => findProgram(name) !== null),
  start: async () => {
    const home = await mkdtemp(join(tmpdir(), 'wordloom-webkit-'))
    const downloads = await settle(home)
    const screen = await startScreen()
    const port = await aFreePort()
    const service = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: screen.display },
      stdio: 'ignore',
    })
    const driver = await connect(port)
    await driver.manage().setTimeouts({ script: TIMEOUT_MS })
    const browser = toBrowser(driver)
    await browser.resize(DESKTOP)
    return {
      ...browser,
      downloads,
      close: async () => {
        await driver.quit()
        await end(service)
        await end(screen.process)
        await rm(home, { recursive: true })
      },
    }
  },
}

async function settle(home: string): Promise<string> {
  const downloads = join(home, 'downloads')
  await mkdir(downloads)
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR)
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return downloads
}

async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(createInterface(child.stdout), 'line')
  return { display: `:${number}`, process: child }
}

async function connect(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await setTimeout(50)
  const options = { binary: findMiniBrowser(), args: ['--automation'] }
  return await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build()
}

function toBrowser(driver: WebDriver): Omit<Browser, 'downloads' | 'close'> {
  const toKey = (key: string) => (Key[key.toUpperCase() as keyof typeof Key] as string | undefined) ?? key
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    call: async (inPage, ...args) => {
      const answer = await driver.executeAsyncScript<{ result: never } | { error: string }>(
        `const [args, done] = arguments
        Promise.resolve().then(() => (${inPage})(...args)).then((result) => done({ result }), (error) => done({ error: String(error) }))`,
        args,
      )
      if ('error' in answer) throw new Error(answer.error)
      return answer.result
    },
    click: async (control) => {
      const find = () =>
        driver.executeAsyncScript<WebElement | null>(
          `(${findControl})(arguments[0]).then(arguments[1])`,
          control,
        )
      const found = await driver.wait(find, TIMEOUT_MS, `There is no ${control.role} ${control.name}.`)
      await found?.click()
    },
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    press: async (...keys) => {
      const actions = driver.actions()
      for (const key of keys) actions.keyDown(toKey(key))
      for (const key of keys.toReversed()) actions.keyUp(toKey(key))
      await actions.perform()
    },
    resize: async (size) => {
      const window = driver.manage().window()
      const [width, height] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]')
      const outer = await window.getRect()
      await window.setRect({
        width: size.width + outer.width - width,
        height: size.height + outer.height - height,
      })
      await driver.wait(
        () => driver.executeScript<boolean>('return innerWidth === arguments[0]', size.width),
        TIMEOUT_MS,
        `The window doesn't become ${size.width} pixels wide.`,
      )
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
}

function findMiniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
