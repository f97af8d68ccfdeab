/** Letters in lower case, letters without case, marks and decimal digits: RFC 5892, section 2.1. */
const ALLOWED = /[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}-]/u

/** RFC 5892, section 2.6. */
const ALSO_ALLOWED = new Set(['\u06fd', '\u06fe', '\u0f0b', '\u3007'])
const NOT_ALLOWED = new Set([...'\u0640\u07fa\u302e\u302f\u3031\u3032\u3033\u3034\u3035\u303b'])

/** Characters that only some neighbors allow: RFC 5892, appendix A. */
const IN_CONTEXT: Readonly<Record<string, (before: string, after: string, label: string) => boolean>> = {
  // Their neighbors were checked when the label was encoded.
  '\u200c': () => true,
  '\u200d': () => true,
  '\u00b7': (before, after) => before.endsWith('l') && after.startsWith('l'),
  '\u0375': (_, after) => /^\p{Script=Greek}/u.test(after),
  '\u05f3': (before) => /\p{Script=Hebrew}$/u.test(before),
  '\u05f4': (before) => /\p{Script=Hebrew}$/u.test(before),
  '\u30fb': (_before, _after, label) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label),
}

const ARABIC_DIGITS = /[\u0660-\u0669]/u
const EXTENDED_ARABIC_DIGITS = /[\u06f0-\u06f9]/u

/** Returns the characters of a label that registries can't take under IDNA 2008, such as emoji. */
export function findRefusedCharacters(label: string): readonly string[] {
  const refused = [...label].filter((character, i, all) => {
    if (NOT_ALLOWED.has(character)) return true
    if (ALSO_ALLOWED.has(character)) return false
    const isFine = IN_CONTEXT[character]
    if (isFine === undefined) return !ALLOWED.test(character)
    return !isFine(all.slice(0, i).join(''), all.slice(i + 1).join(''), label)
  })
  const isMixed = ARABIC_DIGITS.test(label) && EXTENDED_ARABIC_DIGITS.test(label)
  if (isMixed) refused.push(...(label.match(EXTENDED_ARABIC_DIGITS) ?? []))
  return [...new Set(refused)]
}
