const CONSONANTS = [
  'b',
  'c',
  'd',
  'f',
  'g',
  'h',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'br',
  'ch',
  'st',
  'tr',
]
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea']
const ENDINGS = ['', 'r', 's', 'st', 'n', 'ra', 'to', 'ti', 'le']
const SCRIPTS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщыэюя',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'אבגדהוזחטיכלמנסעפצקרשת',
  'कखगघचछजझटठडढतथदधनपफबभमयरलवशसह',
  '山川水火木金土日月人心手足目耳口石田花鳥風雪',
  '😀🚀🌍🎉🐟🌻🎈',
].map((letters) => [...letters])

/** The same in every run. Source: Numerical Recipes, quick and dirty generators. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

export function dictionaryWords(count: number, seed: number): string[] {
  const dice = createDice(seed)
  return distinct(count, () =>
    repeat(
      2 + dice(3),
      () => (CONSONANTS[dice(CONSONANTS.length)] ?? '') + (VOWELS[dice(VOWELS.length)] ?? ''),
    ),
  )
}

/** Adds endings to stems, so that a word plus the next letters is often a word itself. */
export function inflectedWords(count: number, seed: number): string[] {
  const dice = createDice(seed)
  const stems = distinct(Math.ceil(count / 2), () =>
    repeat(
      1 + dice(3),
      () => (CONSONANTS[dice(CONSONANTS.length)] ?? '') + (VOWELS[dice(VOWELS.length)] ?? ''),
    ),
  )
  return distinct(count, () => (stems[dice(stems.length)] ?? '') + (ENDINGS[dice(ENDINGS.length)] ?? ''))
}

export function mixedScriptWords(count: number, seed: number): string[] {
  const dice = createDice(seed)
  return distinct(count, () => {
    const letters = SCRIPTS[dice(SCRIPTS.length)] ?? []
    return repeat(3 + dice(6), () => letters[dice(letters.length)] ?? '')
  })
}

export function ambiguousWords(count: number, seed: number): string[] {
  const dice = createDice(seed)
  return distinct(count, () => repeat(1 + dice(10), () => (dice(2) === 0 ? 'a' : 'b')))
}

function distinct(count: number, make: () => string): string[] {
  const words = new Set<string>()
  while (words.size < count) words.add(make())
  return [...words]
}

function repeat(times: number, make: () => string): string {
  return Array.from({ length: times }, make).join('')
}
