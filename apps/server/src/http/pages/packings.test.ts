import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createPackings, encodingFor } from './packings.ts'

const TEXT = readFileSync(new URL('../answers/security-headers.ts', import.meta.url), 'utf8')

describe('a compressed text', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('has the best encoding that the client accepts: %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })

  it('is the same when decompressed', () => {
    const pack = createPackings(TEXT, '')
    expect(brotliDecompressSync(pack('br').bytes).toString()).toBe(TEXT)
    expect(gunzipSync(pack('gzip').bytes).toString()).toBe(TEXT)
    expect(pack('identity').bytes.toString()).toBe(TEXT)
  })

  it('is compressed once', () => {
    const pack = createPackings(TEXT, '')
    for (const encoding of ['gzip', 'identity'] as const) expect(pack(encoding)).toBe(pack(encoding))
  })

  it('is compressed quickly for the first request and as small as possible for later ones', async () => {
    const pack = createPackings(TEXT, '')
    const first = pack('br')
    await vi.waitUntil(() => pack('br') !== first)
    const later = pack('br')
    expect(later.bytes.length).toBeLessThan(first.bytes.length)
    expect(brotliDecompressSync(later.bytes).toString()).toBe(TEXT)
    expect(pack('br')).toBe(later)
  })

  it('has a different ETag when its bytes or headers differ', async () => {
    const pack = createPackings(TEXT, 'policy')
    const quick = pack('br')
    await vi.waitUntil(() => pack('br') !== quick)
    const packings = [quick, pack('br'), pack('gzip'), pack('identity')]
    const others = [
      createPackings(TEXT, 'other policy')('identity'),
      createPackings(`${TEXT}.`, 'policy')('identity'),
    ]
    const tags = [...packings, ...others].map(({ tag }) => tag)
    expect(new Set(tags).size).toBe(6)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{43}"$/)
    expect(createPackings(TEXT, 'policy')('identity').tag).toBe(pack('identity').tag)
  })
})
