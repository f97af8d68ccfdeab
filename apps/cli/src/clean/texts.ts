import { count } from '../texts.ts'

export const CLEAN_TEXTS = {
  noFile: 'Name the file with the words, or - for standard input.',
  tooMany: (argument: string) => `'${argument}' is one argument too many.`,
  noSteps: 'Say what to do with the words, for example --trim --unique case.',
  noDirection: (text: string) => `--sort takes name, length, number or random, or name:down, not '${text}'.`,
  noReplacement: (option: string, text: string) =>
    `--${option} takes /find/replacement/, with any character instead of the slashes, not '${text}'.`,
  noTest: (option: string, text: string) =>
    `--${option} takes text:T, wildcard:W, regex:R, list:FILE or has:digits, not '${text}'.`,
  noNumber: (option: string, text: string) => `--${option} takes a whole number, not '${text}'.`,
  noStepBefore: (option: string, places: string) => `--${option} belongs directly after ${places}.`,
  badStep: (name: string, problem: string) => `${name}: ${problem}${/[.?]$/.test(problem) ? '' : '.'}`,
  stepOf: (file: string, number: number) => `${file}, step ${number}`,
  done: (name: string, what: string) => `wordloom: ${name}: ${what}.`,
  preview: (number: number, name: string, what: string) => `${number}. ${name}: ${what}`,
  left: (before: number, after: number) => `${words(before)} before, ${words(after)} after.`,
  change: (before: string, after: string) => `     ${before} -> ${after}`,
  removal: (before: string) => `     ${before} is removed`,
  group: (survivor: string, others: readonly string[], hidden: number) =>
    `     ${survivor} kept instead of ${others.join(', ')}${hidden === 0 ? '' : ` and ${count(hidden)} more`}`,
  moreGroups: (groups: number) => `     and ${count(groups)} more groups`,
} as const

export function describeEffect({
  changed,
  removed,
  added,
  groupCount,
}: {
  readonly changed: number
  readonly removed: number
  readonly added: number
  readonly groupCount: number
}): string {
  const parts = [
    ...(changed > 0 ? [`${words(changed)} changed`] : []),
    ...(removed > 0 ? [`${words(removed)} removed${inGroups(groupCount)}`] : []),
    ...(added > 0 ? [`${words(added)} added`] : []),
  ]
  return parts.length === 0 ? 'no word changed' : parts.join(', ')
}

function inGroups(groups: number): string {
  return groups === 0 ? '' : ` from ${count(groups)} ${groups === 1 ? 'group' : 'groups'} of duplicates`
}

function words(number: number): string {
  return `${count(number)} ${number === 1 ? 'word' : 'words'}`
}
