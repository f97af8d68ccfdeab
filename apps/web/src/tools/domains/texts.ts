import { type DomainState, MAX_LOOKUP_NAMES } from '@wordloom/contract'
import { toCount, toNumber } from '#platform/format/numbers.ts'

export const STATE_TEXTS: Readonly<Record<DomainState, string>> = {
  registered: 'Registered',
  not_in_registry: 'Not in the registry',
  unknown: 'Unknown',
}

export const DOMAINS_TEXTS = {
  labels: 'Names, without the ending',
  labelsPlaceholder: 'redfox\nquiet-orchard\nmünchen',
  endings: 'Endings',
  endingsHelp: 'Separated by commas or spaces, such as com, net, co.uk',
  filters: 'Filters',
  least: 'Shortest',
  most: 'Longest',
  hyphens: 'Names with hyphens',
  digits: 'Names with digits',
  example: 'Try an example',
  result: 'Domain names',
  empty: 'Add names and endings to see which domain names are possible.',
  emptyHelp: 'Letters from other scripts are encoded for DNS, and encoded names are decoded.',
  making: 'Making names…',
  count: (names: number) => toCount(names, 'possible name'),
  filtered: (count: number) => `${toCount(count, 'name')} left out by the filters`,
  problems: (count: number) => `${toCount(count, 'entry').replace('entrys', 'entries')} can't be used`,
  moreProblems: (count: number) => `and ${toNumber(count)} more`,
  noNames: 'No names are left. Check the endings and the filters.',
  name: 'Name',
  encoded: 'In DNS',
  length: 'Length',
  state: 'Registry',
  notAsked: 'Not checked',
  more: (left: number) => `Show more of ${toNumber(left)}`,
  copy: 'Copy names',
  copyFree: 'Copy names not in the registry',
  copied: (count: number) => `Copied ${toCount(count, 'name')}`,
  check: 'Check with the registries',
  checkHelp: `The site asks the registry of each ending, for up to ${MAX_LOOKUP_NAMES} names at a time. Your names leave your browser only when you ask.`,
  checkNext: (count: number) => `Ask about the next ${toNumber(count)}`,
  checkAll: (count: number) => `Ask about ${toCount(count, 'name')}`,
  checking: 'Asking the registries. This takes up to 45 seconds.',
  asked: (registered: number, missing: number, unknown: number) =>
    `${toNumber(registered)} registered, ${toNumber(missing)} not in the registry, ${toNumber(unknown)} unknown`,
  caution:
    "A name that isn't in the registry can still be reserved or sell at a premium. Only a registrar can tell.",
  off: "This site doesn't look up domain names. The operator has turned it off.",
  loadingState: 'Checking whether this site can ask registries…',
  signIn: 'Sign in to check names with the registries. It opens in a new tab, so your names stay here.',
  signInLink: 'Sign in',
  failed: "The registries couldn't be asked. Please try again.",
  rules: 'What makes a name possible',
} as const

export const RULES: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Letters, digits and hyphens',
    text: "A hyphen can be neither first nor last, and the third and fourth character can be hyphens only in encoded names. A registry may add its own rules: some don't accept letters with accents.",
  },
  {
    title: 'Other scripts',
    text: "Names with letters such as ü or ж are encoded with the prefix xn--. The encoded form counts for the length, so the name can be shorter than it looks. Today's standard (IDNA 2008) doesn't allow emoji or symbols.",
  },
  {
    title: 'Three answers',
    text: "Registries answer through RDAP, the successor of WHOIS. “Registered” means that someone has the name. “Not in the registry” means that the registry doesn't list it. “Unknown” means that its answer can't be trusted, or that it didn't answer.",
  },
]

export const EXAMPLE = {
  labels: [
    'northledger',
    'quiet-orchard',
    'Silverlantern',
    'münchen-bäcker',
    'xn--caf-dma',
    'red fox',
    '4meadows',
  ],
  endings: 'com, net, de',
}
