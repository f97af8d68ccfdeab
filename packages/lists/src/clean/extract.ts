import { findEmails } from './find-emails.ts'
import { findNumbers } from './find-numbers.ts'

/** Each match begins where a match can't have begun earlier, so that a long text takes linear time. */
const URLS = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"]+/giu
const HASHTAGS = /(?<![\p{L}\p{N}_&])#[\p{L}\p{M}\p{N}_]*[\p{L}][\p{L}\p{M}\p{N}_]*/gu

const FINDERS = {
  urls: (word: string) => (word.match(URLS) ?? []).map(withoutEnd),
  emails: findEmails,
  hashtags: (word: string) => word.match(HASHTAGS) ?? [],
  numbers: findNumbers,
} as const

export function extracting(what: keyof typeof FINDERS): (word: string) => readonly string[] {
  return FINDERS[what]
}

/** A sentence around a URL ends with a mark that isn't part of the URL. A bracket is, if it's opened in the URL. */
function withoutEnd(url: string): string {
  let end = url
  while (/[.,;:!?'’”»]$/u.test(end) || (end.endsWith(')') && !end.includes('('))) end = end.slice(0, -1)
  return end
}
