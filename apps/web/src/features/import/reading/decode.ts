import type { Encoding } from './encodings.ts'

export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
  /** Characters that decoding replaced with U+FFFD. */
  readonly unreadable: number
}

/** UTF-8 may have up to this share of broken characters among those beyond ASCII. */
const BROKEN_SHARE = 0.1

/** UTF-16 without a byte order mark must have at least this share of ASCII characters. */
const ASCII_SHARE = 0.02

/** Text may contain this many control characters, or this share. */
const STRAY_CONTROLS = 2
const CONTROL_SHARE = 0.01

/** Detects a byte order mark, UTF-8, UTF-16 if every other byte is zero, or Windows-1252. Null if it's no text. */
export function decode(bytes: Uint8Array, given: Encoding | null): Decoded | null {
  const encoding = given ?? detect(bytes)
  const decoded = decodeAs(bytes, encoding)
  return isText(decoded.text) ? decoded : null
}

function detect(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (bytes.includes(0)) return detectUtf16(bytes) ?? 'utf-8'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  const { text, unreadable } = decodeAs(bytes, 'utf-8')
  return unreadable === 0 || unreadable < BROKEN_SHARE * countBeyondAscii(text)
}

function detectUtf16(bytes: Uint8Array): Encoding | null {
  if (bytes.length % 2 !== 0) return null
  let little = 0
  let big = 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at + 1] === 0 && isAsciiText(bytes[at])) little++
    if (bytes[at] === 0 && isAsciiText(bytes[at + 1])) big++
  }
  if (Math.max(little, big) < (ASCII_SHARE * bytes.length) / 2) return null
  return little >= big ? 'utf-16le' : 'utf-16be'
}

function isAsciiText(byte: number | undefined): boolean {
  return (
    byte !== undefined && ((byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09)
  )
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): Decoded {
  const text = new TextDecoder(encoding).decode(bytes)
  const replaced = count(text, '\ufffd')
  const meant = encoding === 'utf-8' && replaced > 0 ? countMeant(bytes) : 0
  return { text, encoding, unreadable: Math.max(0, replaced - meant) }
}

function countMeant(bytes: Uint8Array): number {
  let meant = 0
  for (let at = bytes.indexOf(0xef); at !== -1; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) meant++
  }
  return meant
}

function count(text: string, character: string): number {
  let found = 0
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) found++
  return found
}

function countBeyondAscii(text: string): number {
  let found = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) found++
  return found
}

function isText(text: string): boolean {
  if (/^%PDF-\d/.test(text)) return false
  let controls = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0) return false
    if (code < 0x20 && (code < 0x09 || code > 0x0d)) controls++
  }
  return controls <= Math.max(STRAY_CONTROLS, CONTROL_SHARE * text.length)
}
