/** Platforms replace `{KeyWord:Default}` in an ad by the keyword, or by the default if the line gets too long. */
const INSERTION = /\{keyword:([^{}]*)\}/gi

export function hasInsertion(text: string): boolean {
  return text.search(INSERTION) !== -1
}

/** @example withDefaults('Buy {KeyWord:Plants} now') // 'Buy Plants now' */
export function withDefaults(text: string): string {
  return text.replaceAll(INSERTION, '$1')
}

/** @example withKeyword('Buy {KeyWord:Plants} now', 'green fern') // 'Buy Green Fern now' */
export function withKeyword(text: string, keyword: string): string {
  return text.replaceAll(INSERTION, (place) => toLetterCase(place.slice(1, 8), keyword))
}

/** The letters of the word `keyword` say which letters of the keyword are capital. */
function toLetterCase(form: string, keyword: string): string {
  const words = keyword.split(' ')
  const last = words.length - 1
  switch (form) {
    case 'keyword':
      return keyword.toLowerCase()
    case 'Keyword':
      return capitalize(keyword.toLowerCase())
    case 'KEYWord':
      return words.map((word, i) => (i === 0 ? word.toUpperCase() : capitalize(word))).join(' ')
    case 'KeyWORD':
      return words.map((word, i) => (i === last ? word.toUpperCase() : capitalize(word))).join(' ')
    case 'KEYWORD':
      return keyword.toUpperCase()
    default:
      return words.map(capitalize).join(' ')
  }
}

function capitalize(word: string): string {
  return word.replace(/^./u, (letter) => letter.toUpperCase())
}
