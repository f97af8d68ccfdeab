import { listVersions, savedLists } from '@wordloom/contract'
import { compareLists } from '@wordloom/lists'
import { call } from '#platform/lib/api.ts'

interface WordsPart {
  readonly count: number
  readonly sample: readonly string[]
}

/** An earlier version of a list, compared with the list. */
export interface VersionContent {
  readonly words: WordsPart
  /** Words that only the earlier version has. */
  readonly back: WordsPart
  /** Words that only the list has. */
  readonly gone: WordsPart
  readonly isSame: boolean
  /** The version of the list that it was compared with. */
  readonly version: number
}

const SAMPLE = 1000

export async function compareVersion(
  id: number,
  versionId: number,
  account: string | undefined,
): Promise<VersionContent> {
  const query = { account }
  const { words } = await call(listVersions.read, { params: { id, versionId }, query })
  const list = await call(savedLists.read, { params: { id }, query })
  const compared = compareLists([words, list.words], (word) => word)
  return {
    words: toPart(words),
    back: toPart(compared.read({ kind: 'only-in', list: 0 })),
    gone: toPart(compared.read({ kind: 'only-in', list: 1 })),
    isSame: words.length === list.words.length && words.every((word, at) => word === list.words[at]),
    version: list.version,
  }
}

function toPart(words: readonly string[]): WordsPart {
  return { count: words.length, sample: words.slice(0, SAMPLE) }
}
