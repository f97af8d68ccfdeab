import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aMessage } from '@wordloom/testing/mail/message'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { createFileTransport } from './file-transport.ts'

const AT_ONCE = { signal: new AbortController().signal, beforeEnd: async () => {} }

describe('the file transport', () => {
  it('writes the whole mail to a file named by time and number', async () => {
    await using place = await aPlace()
    await createFileTransport(place.folder).send(aMessage(), AT_ONCE)
    expect(await readdir(place.folder)).toEqual(['20261121T080000123Z-7.eml'])
    const mail = await PostalMime.parse(await readFile(join(place.folder, '20261121T080000123Z-7.eml')))
    expect(mail).toMatchObject({
      from: { name: 'Wordloom', address: 'no-reply@words.example' },
      to: [{ address: 'ann@example.org' }],
      subject: 'Verify your email address for Wordloom',
      text: expect.stringContaining('https://words.example/verify-email?token=secret'),
      html: expect.stringContaining('<a href="https://words.example/verify-email?token=secret">'),
    })
  })

  it('lets only its owner read the file', async () => {
    await using place = await aPlace()
    await createFileTransport(place.folder).send(aMessage(), AT_ONCE)
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777
    expect(await modeOf(place.folder)).toBe(0o700)
    expect(await modeOf(join(place.folder, '20261121T080000123Z-7.eml'))).toBe(0o600)
  })

  it('replaces the file when the same mail is sent again', async () => {
    await using place = await aPlace()
    const transport = createFileTransport(place.folder)
    await transport.send(aMessage(), AT_ONCE)
    await transport.send(aMessage({ text: 'second' }), AT_ONCE)
    const [name = '', ...others] = await readdir(place.folder)
    expect(others).toEqual([])
    expect((await PostalMime.parse(await readFile(join(place.folder, name)))).text).toContain('second')
  })

  it('reports a temporary failure when it cannot write to the folder', async () => {
    await using place = await aPlace()
    await writeFile(place.folder, 'no folder')
    await expect(createFileTransport(place.folder).send(aMessage(), AT_ONCE)).rejects.toMatchObject({
      name: 'DeliveryError',
      isPermanent: false,
      message: expect.stringMatching(/^writing the file: E[A-Z]+$/),
    })
  })
})

async function aPlace() {
  const root = await mkdtemp(join(tmpdir(), 'wordloom-mail-'))
  return {
    folder: join(root, 'mail'),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  }
}
