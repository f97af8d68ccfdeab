const FILE_NAME_TEXTS = {
  untitled: 'Untitled',
} as const

const MAX_BYTES = 150

/** `\p{C}` covers invisible and direction-changing characters. Words and emoji need the two joiners. */
const FORBIDDEN = /[<>:"/\\|?*\p{Zl}\p{Zp}]|(?!\u200c|\u200d)\p{C}/gu

/** Windows reserves these device names, even with an extension. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

/**
 * Names of text files that every file system accepts, each different from the others.
 *
 * @example toFileNames(['a/b', 'CON', 'a_b']) // ['a_b.txt', '_CON.txt', 'a_b (2).txt']
 */
export function toFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  const countByKey = new Map<string, number>()
  return names.map((name) => {
    const safe = toSafeName(name)
    for (let number = (countByKey.get(toKey(safe)) ?? 0) + 1; ; number++) {
      const candidate = number === 1 ? safe : `${safe} (${number})`
      if (taken.has(toKey(candidate))) continue
      taken.add(toKey(candidate))
      countByKey.set(toKey(safe), number)
      return `${candidate}.txt`
    }
  })
}

function toKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

function toSafeName(name: string): string {
  const visible = name.normalize('NFC').replace(FORBIDDEN, '_').replace(/\s+/g, ' ')
  const bare = cut(visible).replace(/^[. ]+|[. ]+$/g, '')
  if (bare === '') return FILE_NAME_TEXTS.untitled
  return RESERVED.test(bare) ? `_${bare}` : bare
}

function cut(name: string): string {
  if (byteLengthOf(name) <= MAX_BYTES) return name
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let kept = ''
  for (const { segment } of graphemes.segment(name)) {
    if (byteLengthOf(kept + segment) > MAX_BYTES) return kept
    kept += segment
  }
  return kept
}

function byteLengthOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}
