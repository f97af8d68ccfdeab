import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptOnDevice } from './kept-text.ts'

function fakeStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a text kept on the device', () => {
  it('is read as it was written, until it is removed', () => {
    vi.stubGlobal('localStorage', fakeStorage())
    const kept = keptOnDevice('a')
    expect([kept.read(), kept.readJson()]).toEqual([null, null])
    expect(kept.writeJson({ b: 1 })).toBe(true)
    expect([kept.read(), kept.readJson()]).toEqual(['{"b":1}', { b: 1 }])
    kept.remove()
    expect(kept.read()).toBe(null)
  })

  it('is null as JSON if it is other text', () => {
    vi.stubGlobal('localStorage', fakeStorage())
    const kept = keptOnDevice('a')
    kept.write('{')
    expect([kept.read(), kept.readJson()]).toEqual(['{', null])
  })

  it('is nothing where the browser forbids storage, without an error', () => {
    vi.stubGlobal('localStorage', {
      getItem: forbid,
      setItem: forbid,
      removeItem: forbid,
    })
    const kept = keptOnDevice('a')
    expect([kept.read(), kept.readJson(), kept.write('b')]).toEqual([null, null, false])
    expect(() => kept.remove()).not.toThrow()
  })

  it('calls its listeners after each change, until they end', () => {
    vi.stubGlobal('localStorage', fakeStorage())
    vi.stubGlobal('addEventListener', vi.fn())
    vi.stubGlobal('removeEventListener', vi.fn())
    const kept = keptOnDevice('a')
    const seen: (string | null)[] = []
    const end = kept.subscribe(() => seen.push(kept.read()))
    kept.write('b')
    kept.remove()
    end()
    kept.write('c')
    expect(seen).toEqual(['b', null])
  })
})

function forbid(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
