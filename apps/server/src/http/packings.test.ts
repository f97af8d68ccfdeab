import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createPackings } from './packings.ts'

const TEXT = readFileSync(new URL('security-headers.ts', import.meta.url), 'utf8')

describe('a text', () => {
  it('is packed as the client takes it', () => {
    const pack = createPackings(TEXT, '')
    expect(brotliDecompressSync(pack('gzip, deflate, br').bytes).toString()).toBe(TEXT)
    expect(gunzipSync(pack('gzip, br;q=0').bytes).toString()).toBe(TEXT)
    for (const accepted of ['gzip;q=0, br;q=0', 'identity', 'zstd', '', undefined]) {
      expect(pack(accepted)).toMatchObject({ encoding: 'identity', bytes: Buffer.from(TEXT) })
    }
  })

  it('is packed once', () => {
    const pack = createPackings(TEXT, '')
    for (const accepted of ['gzip', 'identity']) expect(pack(accepted)).toBe(pack(accepted))
  })

  it('is packed quickly for the first, and as small as can be for those who come after', async () => {
    const pack = createPackings(TEXT, '')
    const first = pack('br')
    await vi.waitUntil(() => pack('br') !== first)
    const later = pack('br')
    expect(later.bytes.length).toBeLessThan(first.bytes.length)
    expect(brotliDecompressSync(later.bytes).toString()).toBe(TEXT)
    expect(pack('br')).toBe(later)
  })

  it('has another tag wherever bytes differ, or what they are sent with', async () => {
    const pack = createPackings(TEXT, 'policy')
    const quick = pack('br')
    await vi.waitUntil(() => pack('br') !== quick)
    const packings = [quick, ...['br', 'gzip', ''].map((accepted) => pack(accepted))]
    const others = [createPackings(TEXT, 'other policy')(''), createPackings(`${TEXT}.`, 'policy')('')]
    const tags = [...packings, ...others].map(({ tag }) => tag)
    expect(new Set(tags).size).toBe(6)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{43}"$/)
    expect(createPackings(TEXT, 'policy')('').tag).toBe(pack('').tag)
  })
})
