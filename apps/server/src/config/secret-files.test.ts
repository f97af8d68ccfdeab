import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'
import { SECRET, withSecretFiles } from './secret-files.ts'
import { SettingError } from './setting-values.ts'

describe('a secret in a file', () => {
  it.each([...SECRET])('sets %s', async (variable) => {
    const path = await aFile('whsec_of the loom \n')
    expect(withSecretFiles({ [`${variable}_FILE`]: path })[variable]).toBe('whsec_of the loom')
  })

  it('is read like any other setting', async () => {
    const path = await aFile('smtp://words:s3cret@mail.example.org:587\n')
    expect(readConfig({ SMTP_URL_FILE: path }).mail.smtpUrl?.password).toBe('s3cret')
  })

  it('is read only if it is named', () => {
    expect(withSecretFiles({ SMTP_URL_FILE: ' ', SMTP_URL: 'smtp://host' })['SMTP_URL']).toBe('smtp://host')
  })

  it('is refused with the same line as the setting, without its content', async () => {
    const path = await aFile('mysql://geheim@host')
    expect(() => readConfig({ DATABASE_URL_FILE: path })).toThrow(
      "DATABASE_URL must be a URL like postgres://user:password@host/database, but it isn't.",
    )
  })

  it.each([
    ['that is missing', { path: '/nowhere/secret' }, "can't be read: ENOENT"],
    ['that is a folder', { path: tmpdir() }, "can't be read: EISDIR"],
    ['that is empty', { content: ' \n' }, 'is empty'],
    ['of several lines', { content: 'one\ntwo' }, 'has more'],
    ['that is too long', { content: 'x'.repeat(10_001) }, 'has more'],
  ])('%s stops the startup with one line', async (_which, { path, content = '' }: WrongFile, reason) => {
    const file = path ?? (await aFile(content))
    const read = () => readConfig({ SMTP_URL_FILE: file })
    expect(read).toThrow(SettingError)
    expect(read).toThrow(reason)
    expect(read).toThrow(/^SMTP_URL_FILE [^\n]+$/)
  })

  it('is refused together with the setting itself', async () => {
    const settings = { SMTP_URL: 'smtp://host', SMTP_URL_FILE: await aFile('smtp://other') }
    expect(() => readConfig(settings)).toThrow('SMTP_URL and SMTP_URL_FILE must not both be set.')
  })
})

interface WrongFile {
  readonly path?: string
  readonly content?: string
}

async function aFile(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'secret')
  await writeFile(path, content)
  return path
}
