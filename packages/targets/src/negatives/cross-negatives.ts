import { type Keyword, type MatchType, writeNotation } from './keyword.ts'
import { judge, matches } from './matching.ts'
import { CROSS_TEXTS as T } from './texts.ts'
import { createWordSets } from './word-sets.ts'

export interface CrossNegative {
  readonly campaign: string | null
  readonly adGroup: string | null
  readonly text: string
  readonly matchType: MatchType
  readonly reason: string
}

export interface CrossNegatives {
  readonly negatives: readonly CrossNegative[]
  /** Negatives that would do harm, with the harm as their reason. */
  readonly withheld: readonly CrossNegative[]
}

interface Group {
  readonly name: string
  readonly campaign: string | null
  readonly adGroup: string | null
  readonly wanted: Map<string, Wanted>
  /** Negatives that would block a keyword of this group, and that keyword. */
  readonly harmful: Map<string, Keyword>
}

interface Wanted {
  readonly from: Group
  readonly keyword: Keyword
  readonly own: Keyword
}

/**
 * Proposes negatives that send each search to the ad group with the closest keyword. If a keyword also matches the
 * search that reads like a keyword of another ad group in its campaign, its ad group gets that keyword as a negative, in
 * the match type of the keyword, or as phrase if the platform doesn't take that one.
 *
 * A negative is withheld if it would block a keyword of its own ad group, or if two ad groups would exclude each other:
 * then a search with keywords of both would get no ad. So each search that some ad group matched still has one.
 * Negatives that only block what another proposed one blocks are left out.
 */
export function proposeCrossNegatives(
  keywords: readonly Keyword[],
  takes: readonly MatchType[] = ['broad', 'phrase', 'exact'],
): CrossNegatives {
  const groups = new Map<string, Group>()
  const members = keywords.map((keyword) => {
    const key = JSON.stringify([keyword.campaign, keyword.adGroup])
    const group = groups.get(key) ?? createGroup(keyword)
    groups.set(key, group)
    return { keyword, group, negative: toNegative(keyword, takes) }
  })
  const sets = createWordSets(members, ({ keyword }) => keyword.words)
  for (const member of members) {
    sets.visitWithin(member.keyword.words, (other) => {
      if (other.group.campaign !== member.group.campaign) return
      if (judge(other.negative, member.keyword)?.effect === 'blocks') {
        const key = keyOf(other.negative)
        if (!member.group.harmful.has(key)) member.group.harmful.set(key, member.keyword)
      }
      if (other.group === member.group || !matches(other.keyword, member.keyword.words)) return
      const key = keyOf(member.negative)
      if (other.group.wanted.has(key)) return
      other.group.wanted.set(key, { from: member.group, keyword: member.negative, own: other.keyword })
    })
  }
  return decide([...groups.values()])
}

function decide(groups: readonly Group[]): CrossNegatives {
  const negatives: CrossNegative[] = []
  const withheld: CrossNegative[] = []
  const excludes = new Map<Group, Set<Group>>()
  for (const group of groups) {
    const toCross = ({ text, matchType }: Keyword, reason: string): CrossNegative => ({
      campaign: group.campaign,
      adGroup: group.adGroup,
      text,
      matchType,
      reason,
    })
    const kept: Wanted[] = []
    for (const [key, wanted] of group.wanted) {
      const { from, keyword } = wanted
      const blocked = group.harmful.get(key)
      if (blocked !== undefined) withheld.push(toCross(keyword, T.blocksOwn(writeNotation(blocked))))
      else if (reaches(excludes, from, group)) withheld.push(toCross(keyword, T.noOneLeft(from.name)))
      else {
        kept.push(wanted)
        excludes.set(group, (excludes.get(group) ?? new Set()).add(from))
      }
    }
    for (const { keyword, own, from } of withoutCovered(kept))
      negatives.push(toCross(keyword, T.added(writeNotation(own), from.name)))
  }
  return { negatives, withheld }
}

function withoutCovered(wanted: readonly Wanted[]): readonly Wanted[] {
  const sets = createWordSets(wanted.entries(), ([, { keyword }]) => keyword.words)
  return wanted.filter(({ keyword }, i) => {
    let isCovered = false
    sets.visitWithin(keyword.words, ([j, other]) => {
      if (j === i || judge(other.keyword, keyword)?.effect !== 'blocks') return
      isCovered ||= j < i || judge(keyword, other.keyword)?.effect !== 'blocks'
    })
    return !isCovered
  })
}

function createGroup({ campaign, adGroup }: Keyword): Group {
  const name = adGroup ?? campaign ?? ''
  return { name, campaign, adGroup, wanted: new Map(), harmful: new Map() }
}

function toNegative(keyword: Keyword, takes: readonly MatchType[]): Keyword {
  return takes.includes(keyword.matchType) ? keyword : { ...keyword, matchType: 'phrase' }
}

function keyOf({ matchType, words }: Keyword): string {
  return `${matchType} ${words.join(' ')}`
}

/** Tells if `from` excludes `to`, directly or by groups between them. */
function reaches(excludes: ReadonlyMap<Group, ReadonlySet<Group>>, from: Group, to: Group): boolean {
  const seen = new Set<Group>([from])
  for (const group of seen) {
    if (group === to) return true
    for (const next of excludes.get(group) ?? []) seen.add(next)
  }
  return false
}
