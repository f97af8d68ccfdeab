import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium, findHeadlessShell } from './chromium.mjs'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordloom-browsers-'))
  for (const name of ['google-chrome', 'chromium', 'chromium-headless-shell']) {
    await writeFile(join(folder, name), '')
    await chmod(join(folder, name), 0o755)
  }
})

afterAll(() => rm(folder, { recursive: true }))

describe('the installed browser', () => {
  it('is the one in CHROMIUM_PATH if set', () => {
    const environment = { CHROMIUM_PATH: '/opt/mine', PATH: folder }
    expect(findChromium(environment)).toBe('/opt/mine')
    expect(findHeadlessShell(environment)).toBe('/opt/mine')
  })

  it('is otherwise the first one found, Chromium before Chrome', () => {
    expect(findChromium({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(join(folder, 'chromium'))
  })

  it('is found separately from the headless shell', () => {
    expect(findHeadlessShell({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'))
    expect(findHeadlessShell({ PATH: '/nowhere' })).toBeNull()
  })
})
