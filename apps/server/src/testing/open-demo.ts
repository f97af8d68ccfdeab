import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toDemoPath } from '../http/demo.ts'
import { aBrowser, type Browser } from './a-browser.ts'
import type { App } from './a-person.ts'

export async function demoPathOf({ dataFolder }: { readonly dataFolder: string }): Promise<string> {
  const key = await readFile(join(dataFolder, 'demo-key'), 'utf8')
  return toDemoPath(key.trim())
}

export async function openDemo(app: App): Promise<Browser> {
  const browser = aBrowser(app)
  await browser.send('GET', await demoPathOf(app))
  return browser
}
