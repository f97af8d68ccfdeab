import { createStepBudget, type StepBudget } from '../work/step-budget.ts'
import { type Keyword, MATCH_TYPES, type MatchType, writeNotation } from './keyword.ts'
import { judge, matches } from './matching.ts'
import { CROSS_TEXTS as T, WORK_TEXTS } from './texts.ts'
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
  /** The first of equal keywords. */
  readonly keywords: Map<string, Keyword>
  readonly wanted: Map<string, Wanted>
}

interface Wanted {
  readonly from: Group
  readonly keyword: Keyword
  readonly own: Keyword
}

/** The ad groups of a campaign that have a keyword, each with its own spelling of it. */
interface Term {
  readonly keyword: Keyword
  readonly groups: Map<Group, Keyword>
}

/** More can't be reviewed, and would fill the memory. */
const MAX_PROPOSALS = 1_000_000

const MAX_STEPS = 300_000_000

/**
 * Proposes negatives that send each search to the ad group with the closest keyword. If a keyword also matches the
 * search that reads like a keyword of another ad group in its campaign, its ad group gets that keyword as a negative, in
 * the match type of the keyword, or as phrase if the platform doesn't take that one.
 *
 * A negative is withheld if it would block a keyword of its own ad group, or if two ad groups would exclude each other:
 * then a search with keywords of both would get no ad. So each search that some ad group matched still has one.
 * Negatives that only block what another proposed one blocks are left out.
 *
 * @throws {TooMuchWorkError} if the keywords would need more steps, or get more negatives, than a person can review.
 */
export function proposeCrossNegatives(
  keywords: readonly Keyword[],
  takes: readonly MatchType[] = MATCH_TYPES,
  { maxSteps = MAX_STEPS, maxProposals = MAX_PROPOSALS } = {},
): CrossNegatives {
  const budget = createStepBudget(maxSteps, WORK_TEXTS.tooManySteps)
  const proposals = createStepBudget(maxProposals, WORK_TEXTS.tooManyProposals(maxProposals))
  const groups = new Map<string, Group>()
  for (const keyword of keywords) {
    const key = JSON.stringify([keyword.campaign, keyword.adGroup])
    const group = groups.get(key) ?? createGroup(keyword)
    groups.set(key, group)
    const own = keyOf(keyword)
    if (!group.keywords.has(own)) group.keywords.set(own, keyword)
  }
  for (const ofCampaign of Map.groupBy(groups.values(), ({ campaign }) => campaign).values())
    findWanted(ofCampaign, takes, budget, proposals)
  return decide([...groups.values()], budget)
}

function findWanted(
  groups: readonly Group[],
  takes: readonly MatchType[],
  budget: StepBudget,
  proposals: StepBudget,
): void {
  const terms = new Map<string, Term>()
  const sets = createWordSets<Set<Term>>(budget)
  for (const group of groups)
    for (const [key, keyword] of group.keywords) {
      const term = terms.get(key) ?? { keyword, groups: new Map() }
      terms.set(key, term)
      term.groups.set(group, keyword)
      sets.add(keyword.words, () => new Set()).add(term)
    }
  for (const term of terms.values()) {
    // The second group sends the search away from the first one. Further groups would only say the same.
    const [first, second] = term.groups.keys()
    if (first === undefined) continue
    const negative = toNegative(term.keyword, takes)
    const key = keyOf(negative)
    sets.visitWithin(term.keyword.words, (others) => {
      for (const other of others) {
        budget.spend(term.keyword.words.length)
        if (!matches(other.keyword, term.keyword.words)) continue
        budget.spend(other.groups.size)
        for (const [group, own] of other.groups) {
          const from = group === first ? second : first
          if (from === undefined || group.wanted.has(key)) continue
          proposals.spend(1)
          group.wanted.set(key, { from, keyword: spelledBy(from, term, negative), own })
        }
      }
    })
  }
}

/** The negative in the capitals of the ad group that it sends searches to. */
function spelledBy(from: Group, { groups }: Term, negative: Keyword): Keyword {
  const keyword = groups.get(from)
  return keyword === undefined ? negative : { ...keyword, matchType: negative.matchType }
}

function decide(groups: readonly Group[], budget: StepBudget): CrossNegatives {
  const negatives: CrossNegative[] = []
  const withheld: CrossNegative[] = []
  const excludedBy = new Map<Group, Set<Group>>()
  for (const group of groups) {
    const toCross = ({ text, matchType }: Keyword, reason: string): CrossNegative => ({
      campaign: group.campaign,
      adGroup: group.adGroup,
      text,
      matchType,
      reason,
    })
    const harmful = findHarmful(group, budget)
    // It stays the same while this group gets its negatives: a path to the group needs none of its own.
    const excluding = findExcluding(group, excludedBy, budget)
    const kept: Wanted[] = []
    for (const [key, wanted] of group.wanted) {
      const { from, keyword } = wanted
      const blocked = harmful.get(key)
      if (blocked !== undefined) withheld.push(toCross(keyword, T.blocksOwn(writeNotation(blocked))))
      else if (excluding.has(from)) withheld.push(toCross(keyword, T.noOneLeft(from.name)))
      else {
        kept.push(wanted)
        excludedBy.set(from, (excludedBy.get(from) ?? new Set()).add(group))
      }
    }
    for (const { keyword, own, from } of withoutCovered(kept, budget))
      negatives.push(toCross(keyword, T.added(writeNotation(own), from.name)))
  }
  return { negatives, withheld }
}

/** Negatives that would block a keyword of their own group, and that keyword. */
function findHarmful({ wanted, keywords }: Group, budget: StepBudget): ReadonlyMap<string, Keyword> {
  const harmful = new Map<string, Keyword>()
  if (wanted.size === 0) return harmful
  const sets = createWordSets<[string, Keyword][]>(budget)
  for (const [key, { keyword }] of wanted) sets.add(keyword.words, () => []).push([key, keyword])
  for (const own of keywords.values())
    sets.visitWithin(own.words, (negatives) => {
      for (const [key, negative] of negatives) {
        budget.spend(own.words.length)
        if (!harmful.has(key) && judge(negative, own)?.effect === 'blocks') harmful.set(key, own)
      }
    })
  return harmful
}

/** The group, and those that exclude it directly or by groups between them. */
function findExcluding(
  group: Group,
  excludedBy: ReadonlyMap<Group, ReadonlySet<Group>>,
  budget: StepBudget,
): ReadonlySet<Group> {
  const seen = new Set<Group>([group])
  for (const each of seen) {
    const next = excludedBy.get(each) ?? new Set()
    budget.spend(next.size)
    for (const other of next) seen.add(other)
  }
  return seen
}

function withoutCovered(wanted: readonly Wanted[], budget: StepBudget): readonly Wanted[] {
  const sets = createWordSets<[number, Wanted][]>(budget)
  for (const [i, each] of wanted.entries()) sets.add(each.keyword.words, () => []).push([i, each])
  return wanted.filter(({ keyword }, i) => {
    let isCovered = false
    sets.visitWithin(keyword.words, (others) => {
      for (const [j, other] of others) {
        budget.spend(keyword.words.length)
        if (isCovered || j === i || judge(other.keyword, keyword)?.effect !== 'blocks') continue
        isCovered = j < i || judge(keyword, other.keyword)?.effect !== 'blocks'
      }
    })
    return !isCovered
  })
}

function createGroup({ campaign, adGroup }: Keyword): Group {
  const name = adGroup ?? campaign ?? ''
  return { name, campaign, adGroup, keywords: new Map(), wanted: new Map() }
}

function toNegative(keyword: Keyword, takes: readonly MatchType[]): Keyword {
  return takes.includes(keyword.matchType) ? keyword : { ...keyword, matchType: 'phrase' }
}

function keyOf({ matchType, words }: Keyword): string {
  return `${matchType} ${words.join(' ')}`
}
