import { chardet } from 'jschardet'
import { ENCODINGS, type Encoding } from '../encodings.ts'

/** Names of the detector beside those that TextDecoder knows, too. */
const OTHER_NAMES: Readonly<Record<string, Encoding>> = {
  cp1258: 'windows-1258',
  cp874: 'windows-874',
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  'big5-hkscs': 'big5',
  big5hkscs: 'big5',
  'euc-jis-2004': 'euc-jp',
}

/** Encodings in which programs on Windows and in East Asia export. DOS, EBCDIC and Macintosh only win by mistake. */
const LATIN = ['windows-1250', 'windows-1252', 'windows-1254', 'windows-1257', 'cp1258']
const EAST_ASIAN = ['cp932', 'euc-jis-2004', 'gb18030', 'big5hkscs', 'cp949']
const OTHER_ALPHABETS = [
  'windows-1251',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'cp874',
  'koi8-r',
  'koi8-u',
]

const MAX_COMPARED = 8
const STRANGE_WEIGHT = 0.25
/** Most files that aren't UTF-8 are western, and a few letters don't tell its neighbors apart. */
const WESTERN_WEIGHT = 1.45
/** The detector is less sure than this of a single accented letter. */
const FEW_LETTERS = 0.015

/**
 * Guesses the encoding of text that isn't UTF-8 by its letters, with the help of a detector that knows languages.
 * Windows-1252 wins if nothing speaks for another encoding.
 */
export function guessEncoding(sample: Uint8Array): Encoding {
  const found = chardet.detectAll(sample, {
    includeEncodings: [...LATIN, ...EAST_ASIAN, ...(hasWordsBeyondAscii(sample) ? OTHER_ALPHABETS : [])],
    encodingEra: chardet.EncodingEra.ALL,
    ignoreThreshold: true,
  })
  let best: Encoding = 'windows-1252'
  let most = 0
  for (const { encoding: name, confidence } of found.slice(0, MAX_COMPARED)) {
    const encoding = toEncoding(name)
    if (encoding === null) continue
    const weight = confidence * favorOf(encoding, confidence) * plausibility(sample, encoding)
    if (weight > most) {
      best = encoding
      most = weight
    }
  }
  return best
}

function favorOf(encoding: Encoding, confidence: number): number {
  if (encoding === 'windows-1252') return WESTERN_WEIGHT
  const isNeighbor = encoding === 'windows-1250' || encoding === 'windows-1254' || encoding === 'windows-1257'
  return isNeighbor && confidence < FEW_LETTERS ? STRANGE_WEIGHT : 1
}

/** Words in other scripts have bytes beyond ASCII next to each other. Accented letters are usually alone. */
function hasWordsBeyondAscii(sample: Uint8Array): boolean {
  let runs = 0
  let alone = 0
  for (let at = 0; at < sample.length; ) {
    let end = at
    while ((sample[end] ?? 0) > 0x7f) end++
    if (end - at > 1) runs++
    else if (end > at) alone++
    at = end + 1
  }
  return 2 * runs >= alone || runs > 20
}

function toEncoding(name: string | null): Encoding | null {
  const lower = name?.toLowerCase() ?? ''
  return OTHER_NAMES[lower] ?? ENCODINGS.find((encoding) => encoding === lower) ?? null
}

/** A word doesn't mix scripts or have a capital behind a small letter. */
const MIXED_WORD =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]\p{Script=Latin}|\p{Script=Latin}[\p{Script=Han}\p{Script=Hangul}]\p{Script=Latin}|[^\P{Ll}a-z][^\P{Lu}A-Z]/u
/** Signs that words don't have inside, though an encoding that isn't theirs shows them there. */
const SIGN_IN_WORD =
  /\p{L}[¡¢£¤¥¦§¨©¬®¯±²³¶¸¹»«¼½¾¿×÷]\p{L}|(?<![\p{L}\p{N}])[²³¹¼½¾¬¦¶±÷×]\p{L}|[\u2500-\u259f\u0080-\u009f\ufffd\p{Co}\p{Cn}]/u

function plausibility(sample: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(sample).slice(0, 4096)
  return MIXED_WORD.test(text) || SIGN_IN_WORD.test(text) ? STRANGE_WEIGHT : 1
}
