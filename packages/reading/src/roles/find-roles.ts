import {
  COLUMN_NAMES,
  COLUMN_ROLES,
  type ColumnRole,
  NAME_LANGUAGES,
  type NameLanguage,
} from '@wordloom/targets'
import { toNameKey, toNameKeys } from './name-key.ts'

interface KnownName {
  readonly role: ColumnRole
  /** The lower, the more a name tells: groups of names, then their order. */
  readonly rank: number
  readonly languages: readonly NameLanguage[]
}

interface Match extends KnownName {
  /** 0 if the whole name is known, more if only a part of it is. */
  readonly level: number
}

export interface NamedColumns {
  /** One for each name. A role has at most one column. */
  readonly roles: readonly (ColumnRole | null)[]
  /** True if exports have the name, also if a better column has its role. */
  readonly areKnown: readonly boolean[]
  /** The language of most names, or `null` if there are several or none. */
  readonly language: NameLanguage | null
}

const RANKS_OF_A_GROUP = 1000

let known: ReadonlyMap<string, readonly KnownName[]> | null = null

/** @example findRoles(['Suchbegriff', 'Klicks']).roles // ['term', 'clicks'] */
export function findRoles(names: readonly string[]): NamedColumns {
  const language = languageOf(names.map((name) => matchName(name, null)))
  // German `Tag` is a day and English `Tag` a label, so the language decides between equal names.
  const matches = names.map((name) => matchName(name, language))
  const best = new Map<ColumnRole, { readonly column: number; readonly match: Match }>()
  for (const [column, match] of matches.entries()) {
    if (match === null) continue
    const other = best.get(match.role)
    if (other === undefined || isBetter(match, other.match)) best.set(match.role, { column, match })
  }
  return {
    roles: matches.map((match, column) =>
      match !== null && best.get(match.role)?.column === column ? match.role : null,
    ),
    areKnown: matches.map((match) => match !== null),
    language,
  }
}

export function isKnownName(name: string): boolean {
  return matchName(name, null) !== null
}

function matchName(name: string, language: NameLanguage | null): Match | null {
  known ??= indexNames()
  for (const [level, key] of toNameKeys(name).entries()) {
    const all = known.get(key) ?? []
    const ofLanguage = all.filter(({ languages }) => language !== null && languages.includes(language))
    const [first, ...others] = ofLanguage.length > 0 ? ofLanguage : all
    if (first === undefined) continue
    const match = others.reduce((best, each) => (each.rank < best.rank ? each : best), first)
    return { ...match, level }
  }
  return null
}

function isBetter(one: Match, other: Match): boolean {
  const groupOf = ({ rank }: Match) => Math.floor(rank / RANKS_OF_A_GROUP)
  if (groupOf(one) !== groupOf(other)) return groupOf(one) < groupOf(other)
  if (one.level !== other.level) return one.level < other.level
  return one.rank < other.rank
}

function languageOf(matches: readonly (Match | null)[]): NameLanguage | null {
  const votes = new Map<NameLanguage, number>()
  for (const match of matches) {
    for (const language of match?.languages ?? []) votes.set(language, (votes.get(language) ?? 0) + 1)
  }
  const most = Math.max(0, ...votes.values())
  const leaders = NAME_LANGUAGES.filter((language) => most > 0 && votes.get(language) === most)
  return leaders.length === 1 || leaders[0] === 'en' ? (leaders[0] ?? null) : null
}

function indexNames(): ReadonlyMap<string, readonly KnownName[]> {
  const index = new Map<string, KnownName[]>()
  for (const role of COLUMN_ROLES) {
    for (const [group, byLanguage] of COLUMN_NAMES[role].entries()) {
      for (const language of NAME_LANGUAGES) {
        for (const [place, name] of (byLanguage[language] ?? []).entries()) {
          add(index, toNameKey(name), { role, rank: group * RANKS_OF_A_GROUP + place, languages: [language] })
        }
      }
    }
  }
  return index
}

function add(index: Map<string, KnownName[]>, key: string, name: KnownName): void {
  const names = index.get(key) ?? []
  const same = names.findIndex(({ role }) => role === name.role)
  const other = names[same]
  if (other === undefined) names.push(name)
  else {
    const languages = [...other.languages, ...name.languages]
    names[same] = { role: name.role, rank: Math.min(other.rank, name.rank), languages }
  }
  index.set(key, names)
}
