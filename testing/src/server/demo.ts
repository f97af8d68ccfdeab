import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toDemoPath } from '@wordloom/server/internal/http/pages/demo'
import type { App } from '../accounts/person.ts'
import { aBrowser, type Browser } from './browser.ts'

export async function demoPathOf({ dataFolder }: { readonly dataFolder: string }): Promise<string> {
  const key = await readFile(join(dataFolder, 'demo-key'), 'utf8')
  return toDemoPath(key.trim())
}

export async function openDemo(app: App): Promise<Browser> {
  const browser = aBrowser(app)
  await browser.send('GET', await demoPathOf(app))
  return browser
}
