import { toComparable } from '@wordloom/engine'
import type { EndingRules } from './ending-rules.ts'

interface Derivation {
  readonly ending: string
  readonly kind: number
}

/** Corrects a stemmer, so that only forms of the same word have the same stem. */
export function withRules(toStem: (word: string) => string, rules: EndingRules): (word: string) => string {
  const { changes = [], hasOwnStems = false, hasMovingAccents = false } = rules
  const families = readFamilies(rules.families ?? '')
  const derivations = readDerivations(rules.derivations ?? [])

  return (text) => {
    const word = hasMovingAccents ? toComparable(text, { ignoresAccents: true }) : text
    const known = families.get(word)
    if (known !== undefined) return known
    const [pattern, by] = changes.find(([ending]) => ending.test(word)) ?? []
    const changed = pattern === undefined ? word : word.replace(pattern, by ?? '')
    if (hasOwnStems) return changed
    const stem = toStem(changed)
    const derivation = derivations.find(
      ({ ending }) => word.endsWith(ending) && stem.length <= word.length - ending.length,
    )
    return derivation === undefined ? stem : `${stem}-${derivation.kind}`
  }
}

function readFamilies(text: string): ReadonlyMap<string, string> {
  const families = new Map<string, string>()
  for (const line of text.split('\n')) {
    const forms = line.trim().split(' ')
    for (const form of forms) families.set(form, forms[0] ?? form)
  }
  families.delete('')
  return families
}

/** The longest endings first. */
function readDerivations(lines: readonly string[]): readonly Derivation[] {
  return lines
    .flatMap((line, kind) => line.split(' ').map((ending) => ({ ending, kind })))
    .sort((a, b) => b.ending.length - a.ending.length)
}
