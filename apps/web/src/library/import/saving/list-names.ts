import { MAX_TITLE_CHARACTERS, titleOf } from '@wordloom/contract'
import { IMPORT_TEXTS } from '../texts.ts'

const ListName = titleOf(IMPORT_TEXTS.nameMissing)

export function nameProblem(name: string): string | null {
  const outcome = ListName.safeParse(name)
  return outcome.success ? null : (outcome.error.issues[0]?.message ?? IMPORT_TEXTS.nameMissing)
}

export function nameOf(fileName: string): string {
  const end = fileName.lastIndexOf('.')
  const name = end > 0 ? fileName.slice(0, end) : fileName
  return name.slice(0, MAX_TITLE_CHARACTERS).toWellFormed().trim()
}

interface NamedByHeader {
  readonly header: string | null
}

/** False if each list has the name of its column. */
export function takesName(lists: readonly NamedByHeader[]): boolean {
  return lists.length < 2 || lists.some(({ header }) => nameProblem(toName(header)) !== null)
}

export function toListNames(lists: readonly NamedByHeader[], name: string): string[] {
  const given = name.trim()
  if (lists.length === 1) return [given]
  return lists.map(({ header }, place) => {
    const named = toName(header)
    return nameProblem(named) === null ? named.trim() : `${given} ${place + 1}`.trim()
  })
}

function toName(header: string | null): string {
  return header?.slice(0, MAX_TITLE_CHARACTERS) ?? ''
}
