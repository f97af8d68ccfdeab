import type { Limit } from '../limit.ts'
import { LIMITS } from '../limits/limits.ts'
import type { PackingProblem, PackingRules } from './pack.ts'
import { PACKING_TEXTS as T } from './texts.ts'

export interface PackingTarget extends PackingRules {
  readonly limit: Limit
}

const ETSY = LIMITS['etsy-tags']
const YOUTUBE = LIMITS['youtube-tags']
/** Quoted by many programs from the description of Etsy's Open API. */
const ETSY_REFUSED = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu

export const PACKING_TARGETS = {
  'etsy-tags': {
    limit: ETSY,
    separator: ',',
    slots: ETSY.most.tags,
    room: null,
    costOf: characters,
    toPieces(term) {
      const refused = term.match(ETSY_REFUSED)
      if (refused !== null) return { problem: T.refused([...new Set(refused)].join(' '), ETSY.platform) }
      const [first = ''] = term
      if (first === '-' || first === "'") return { problem: T.begins(first, ETSY.platform) }
      if (characters(term) > ETSY.most.characters)
        return { problem: T.tooLong(characters(term), ETSY.most.characters) }
      return [term]
    },
  },
  'youtube-tags': {
    limit: YOUTUBE,
    separator: ',',
    slots: null,
    room: { unit: 'characters', most: YOUTUBE.most.characters },
    costOf: (tag) => characters(tag) + (tag.includes(' ') ? 2 : 0),
    toPieces: (term) => (/[<>]/.test(term) ? { problem: T.refused('< or >', YOUTUBE.platform) } : [term]),
  },
  'amazon-search-terms': {
    limit: LIMITS['amazon-search-terms'],
    separator: ' ',
    slots: null,
    room: { unit: 'bytes', most: LIMITS['amazon-search-terms'].most.bytes },
    costOf: bytes,
    toPieces: (term) => term.split(' '),
  },
  'app-store-keywords': {
    limit: LIMITS['app-store-keywords'],
    separator: ',',
    slots: null,
    room: { unit: 'bytes', most: LIMITS['app-store-keywords'].most.bytes },
    costOf: bytes,
    toPieces: (term) => [term],
  },
  'instagram-hashtags': {
    limit: LIMITS['instagram-hashtags'],
    separator: ' ',
    slots: LIMITS['instagram-hashtags'].most.tags,
    room: null,
    costOf: characters,
    toPieces: toHashtag,
  },
  'tiktok-hashtags': {
    limit: LIMITS['tiktok-hashtags'],
    separator: ' ',
    slots: LIMITS['tiktok-hashtags'].most.tags,
    room: null,
    costOf: characters,
    toPieces: toHashtag,
  },
} as const satisfies Readonly<Record<string, PackingTarget>>

export type PackingTargetId = keyof typeof PACKING_TARGETS

export const PACKING_TARGET_IDS = Object.keys(PACKING_TARGETS) as readonly PackingTargetId[]

export function lengthsOf(text: string): { readonly characters: number; readonly bytes: number } {
  return { characters: characters(text), bytes: bytes(text) }
}

function toHashtag(term: string): readonly string[] | PackingProblem {
  const tag = term.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')
  return tag === '' ? { problem: T.nothingLeft } : [`#${tag}`]
}

function characters(text: string): number {
  return [...text].length
}

/** In UTF-8. */
function bytes(text: string): number {
  let count = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return count
}
