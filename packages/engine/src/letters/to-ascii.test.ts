import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAscii, toSlug } from './to-ascii.ts'

describe('a slug', () => {
  it.each([
    ['Crème Brûlée', 'creme-brulee'],
    ['Straße & Œuvre', 'strasse-oeuvre'],
    ['Пальто 2', 'palto-2'],
    ['Шапка 2', 'shapka-2'],
    ['Київ', 'kiyiv'],
    ['Ελλάδα', 'ellada'],
    ['שלום', 'shlvm'],
    ['مرحبا', 'mrhba'],
    ['თბილისი', 'tbilisi'],
    ['さくら', 'sakura'],
    ['バッグ', 'bagu'],
    ['서울', 'seoul'],
    ['नमस्ते', 'nmste'],
    ['北京', '5317-4eac'],
    ['🎁', '1f381'],
    ['🎁 gift', 'gift'],
    ['!!', '21-21'],
    ['', ''],
  ])('of %j is %j', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })

  it('is never empty, and has only small letters, digits and hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        if (text.trim() === '') return
        expect(toSlug(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })

  it('differs for words of scripts without an alphabet', () => {
    expect(toSlug('北京')).not.toBe(toSlug('東京'))
    expect(toSlug('北京 2')).not.toBe(toSlug('東京 2'))
  })
})

describe('the ASCII form of a text', () => {
  it.each([
    ['Köln – “Łódź” €5', 'Koln - "Lodz" EUR5'],
    ['Москва', 'Moskva'],
    ['Щука', 'Shchuka'],
    ['北京 red', ' red'],
  ])('of %j is %j', (text, ascii) => {
    expect(toAscii(text)).toBe(ascii)
  })
})
