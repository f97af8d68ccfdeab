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

export function toListNames(lists: readonly { readonly header: string | null }[], name: string): string[] {
  const given = name.trim()
  if (lists.length === 1) return [given]
  return lists.map(({ header }, place) => {
    const named = header?.slice(0, MAX_TITLE_CHARACTERS) ?? ''
    return nameProblem(named) === null ? named.trim() : `${given} ${place + 1}`.trim()
  })
}
