/** Each match begins where a match can't have begun earlier, so that a long text takes linear time. */
const PATTERNS = {
  urls: /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"]+/giu,
  emails: /(?<![\w.+-])[\w.+-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}/gu,
  hashtags: /(?<![\p{L}\p{N}_&])#[\p{L}\p{M}\p{N}_]*[\p{L}][\p{L}\p{M}\p{N}_]*/gu,
  numbers: /(?<![\p{L}\p{N}.,])[-+]?\d+(?:[.,]\d+)*(?![\p{L}\p{N}])/gu,
} as const

export function extracting(what: keyof typeof PATTERNS): (word: string) => readonly string[] {
  const pattern = PATTERNS[what]
  return (word) => {
    const found = word.match(pattern) ?? []
    return what === 'urls' ? found.map(withoutEnd) : found
  }
}

/** A sentence around a URL ends with a mark that isn't part of the URL. A bracket is, if it's opened in the URL. */
function withoutEnd(url: string): string {
  let end = url
  while (/[.,;:!?'’”»]$/u.test(end) || (end.endsWith(')') && !end.includes('('))) end = end.slice(0, -1)
  return end
}
