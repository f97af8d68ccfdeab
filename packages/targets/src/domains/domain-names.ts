import { LIMITS } from '../limits/limits.ts'
import { findRefusedCharacters } from './idna-2008.ts'
import { DOMAIN_TEXTS as T } from './texts.ts'

/**
 * Encodes names with other letters than a to z (UTS 46, nontransitional). Browsers and Node have it: `toAscii` is the
 * `hostname` of a URL, and Node's `url.domainToASCII` and `url.domainToUnicode` are both.
 */
export interface IdnaCodec {
  /** Returns an empty text if the name can't be encoded. */
  toAscii(name: string): string
  toUnicode(name: string): string
}

export interface DomainPart {
  /** The form that the DNS uses: `xn--mnchen-3ya`. */
  readonly ascii: string
  readonly unicode: string
}

export interface DomainProblem {
  readonly problem: string
}

const { characters: MAX_IN_LABEL } = LIMITS['domain-label'].most
const { characters: MAX_IN_NAME } = LIMITS['domain-name'].most

/** Reads one label: `München`, `munich` or `xn--mnchen-3ya`. A registry may allow fewer letters than this. */
export function readLabel(text: string, codec: IdnaCodec): DomainPart | DomainProblem {
  const label = text.trim()
  if (label === '') return { problem: T.empty }
  if (/\s/.test(label)) return { problem: T.space }
  if (label.includes('.')) return { problem: T.dot }
  const refused = label.match(/[^a-z\d-]/gi)?.filter((character) => character <= '\x7f') ?? []
  if (refused.length > 0) return { problem: T.refused([...new Set(refused)].join(' ')) }
  const part = encode(label, codec)
  return 'problem' in part ? part : (findProblem(label, part) ?? part)
}

/** Reads an ending of one or more labels: `com`, `.de`, `co.uk` or `рф`. */
export function readEnding(text: string, codec: IdnaCodec): DomainPart | DomainProblem {
  const parts: DomainPart[] = []
  for (const label of text.trim().replace(/^\./, '').split('.')) {
    const part = readLabel(label, codec)
    if ('problem' in part) return part
    parts.push(part)
  }
  return joinParts(parts)
}

export function toDomainName(label: DomainPart, ending: DomainPart): DomainPart | DomainProblem {
  const name = joinParts([label, ending])
  return name.ascii.length > MAX_IN_NAME ? { problem: T.nameTooLong(name.ascii.length, MAX_IN_NAME) } : name
}

function joinParts(parts: readonly DomainPart[]): DomainPart {
  return {
    ascii: parts.map(({ ascii }) => ascii).join('.'),
    unicode: parts.map(({ unicode }) => unicode).join('.'),
  }
}

/** An ending keeps a label of digits from being read as an address. */
const ENDING = '.com'

function encode(label: string, { toAscii, toUnicode }: IdnaCodec): DomainPart | DomainProblem {
  const name = toAscii(label + ENDING)
  const ascii = name.slice(0, -ENDING.length)
  if (ascii === '' || ascii.includes('.')) return { problem: T.notEncoded }
  const unicode = toUnicode(name).slice(0, -ENDING.length)
  const isEncoded = ascii.startsWith('xn--')
  if (isEncoded && unicode === ascii) return { problem: T.badEncoding }
  return { ascii, unicode }
}

function findProblem(label: string, { ascii, unicode }: DomainPart): DomainProblem | null {
  const refused = findRefusedCharacters(unicode)
  if (refused.length > 0) return { problem: T.refused(refused.join(' ')) }
  if (/^-|-$/.test(unicode)) return { problem: T.outerHyphen }
  if (/^..--/u.test(unicode)) return { problem: T.innerHyphens }
  if (/^\p{M}/u.test(unicode)) return { problem: T.notEncoded }
  if (ascii.length <= MAX_IN_LABEL) return null
  const isSame = ascii === label.toLowerCase()
  return {
    problem: isSame
      ? T.tooLong(ascii.length, MAX_IN_LABEL)
      : T.tooLongEncoded(ascii, ascii.length, MAX_IN_LABEL),
  }
}
