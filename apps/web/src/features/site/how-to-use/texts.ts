import { IMPORT_PREVIEW_ITEMS, MANY_COMBINATIONS, MAX_WRAP_CHARACTERS, TRASH_DAYS } from '@wordloom/contract'
import { toNumber } from '../../../shared/format/numbers.ts'

export const HOW_TO_USE_TEXTS = {
  title: 'How to Use',
  description:
    'From words to every combination in four steps, with one example, and what helps beyond: shortcuts, imports, large exports, projects and the command line.',
  pictureText: 'Four steps from words to combinations',
  lead: 'Four steps, followed with one example: a plumber who works in three towns and wants every keyword.',
  parts: 'Parts of this page',
  openExample: 'Open this example',
  tipsLead: 'What saves time once the first list is made.',
  typed: 'Typed',
  made: 'Taken as',
  shortcuts: 'Keyboard shortcuts',
  shortcutsNote: 'On a Mac, ⌘ takes the place of Ctrl.',
  importLead:
    'Lists that you have in a file come into the <dashboard>dashboard</dashboard> by Import Lists. You need an account for that.',
  sample: (format: string) => `Sample as ${format}`,
  useCasesLead: 'Each of these is one combination of many. The guides show how to get all of them.',
  allGuides: 'All twenty guides',
  accountLead: 'The generator needs none. An account keeps what you want to come back to.',
  signUp: 'Sign up',
  allQuestions: 'All questions',
  closingTitle: 'Now with your own words',
  closingText: 'Nothing to install and nothing to sign up for. What you type stays on your device.',
  features: 'All features',
} as const

export const PART_TITLES = {
  'quick-start': 'Quick start',
  tips: 'Good to know',
  import: 'Importing lists',
  'use-cases': 'Use cases',
  account: 'With an account',
  questions: 'Questions',
} as const

export const PARTS = Object.entries(PART_TITLES).map(([id, title]) => ({ id, title }))

export const STEPS = [
  {
    title: 'Add words',
    text: 'Type or paste words into the columns, one a line. A word may be a phrase. Columns that stay empty are left out.',
    picture: 'Three columns with two, two and three words, as they stand in the generator.',
  },
  {
    title: 'Choose options',
    text: 'A separator goes between the words, and a wrap around each combination. The first combinations show while you choose, each word in the colour of its column.',
    picture: 'The options with Space and Quotes chosen, and the first combination below them.',
  },
  {
    title: 'Generate',
    text: 'The number of combinations is exact before you press the button: here two times two times three. However many there are, they appear at once.',
    picture: 'The number of combinations, and the button that generates them.',
  },
  {
    title: 'Copy or save',
    text: 'Copy All puts them on the clipboard, one a line. Export writes a file of any size. Save Results keeps them in your account.',
    picture:
      'The generated combinations in numbered rows, with Copy All, Export and Save Results above them.',
  },
] as const

export const PICTURE_TEXTS = {
  columns: (count: number) => `${count} columns`,
  column: (place: number) => `Column ${place}`,
  words: (count: number) => `${count} words`,
  combinations: (count: number) => `${count} combinations`,
} as const

export interface Tip {
  readonly title: string
  readonly text: string
  readonly example?: TipExample
}

export interface TipExample {
  readonly typed: string
  readonly options: 'space' | 'nothing' | 'listItems'
}

export const TIPS: readonly Tip[] = [
  {
    title: 'One line is enough',
    text: 'A column with a single line is split at the first of these that it holds: comma, semicolon, tab, vertical bar, two or more spaces.',
    example: { typed: 'salt; pepper, dill', options: 'space' },
  },
  {
    title: 'Quotes around words come off',
    text: 'So a list copied from code or from a spreadsheet can be pasted as it is. To have quotes in the result, choose them as the wrap.',
    example: { typed: '"24 hour"\n\'same day\'', options: 'space' },
  },
  {
    title: 'Nothing also means no spaces',
    text: 'Without a separator, spaces inside words are removed too, as names and hashtags need it.',
    example: { typed: '24 hour\nsame day', options: 'nothing' },
  },
  {
    title: 'A wrap of your own',
    text: `Prefix and suffix may have ${MAX_WRAP_CHARACTERS} characters each: enough for a hashtag, a file ending or an HTML list.`,
    example: { typed: 'red\nblue', options: 'listItems' },
  },
  {
    title: 'A separator of your own',
    text: 'Choose Custom. Comma, comma and space, underscore, slash, dot and bar stand beside the field, one click each.',
  },
  {
    title: 'Remove Duplicates when there are many',
    text: `Above ${toNumber(MANY_COMBINATIONS)} combinations nobody notices repeats by looking. Removing them is exact at any size, and the number of different ones shows before you generate.`,
  },
  {
    title: 'Find a combination, or go to a row',
    text: 'The field above the results takes both. Type a whole combination to see in which row it is, or a number to go there.',
  },
  {
    title: 'Large exports',
    text: 'The file is written to disk as it is made. You see how far it is and how long it still takes, and can cancel. Keep the page open until it is done.',
  },
  {
    title: 'Saved lists in columns',
    text: 'When you are signed in, your lists stand above each column. Choose one or several: together they fill the column.',
  },
  {
    title: 'Projects for work that goes on',
    text: 'A project has a generator of its own. Its columns and options are saved while you type, and are there on every device you sign in on.',
  },
]

export const COMMAND_LINE = {
  title: 'On the command line',
  text: 'Where Wordloom is installed, the same engine runs without a browser. Each file has one word a line.',
  commands: [
    "npx wordloom combine colours.txt shapes.txt --separator ' '",
    'npx wordloom combine a.txt b.txt --unique --format csv > all.csv',
    'npx wordloom count a.txt b.txt',
  ],
} as const

export const SHORTCUTS = [
  { keys: ['Ctrl', 'Enter'], what: 'Generate combinations' },
  { keys: ['Ctrl', 'Shift', 'C'], what: 'Copy all of them' },
  { keys: ['Ctrl', 'S'], what: 'Save the list you are in, or the results' },
  { keys: ['/'], what: 'Find a combination or go to a row' },
  { keys: ['?'], what: 'Show every shortcut' },
] as const

export const IMPORT_STEPS = [
  'Choose a file of up to 5 MB, drop it onto the dialog, or paste text.',
  'Format and encoding are recognised. If something looks wrong, choose another one: the preview shows the first ' +
    `${IMPORT_PREVIEW_ITEMS} items as they will be.`,
  'Of a table, take the columns you need, as one list or as a list for each column.',
  'Give it a name and a folder, or add the items to a list that is there.',
] as const

export const IMPORT_FORMATS = [
  {
    format: 'csv',
    text: 'Cells between commas or semicolons, with or without quotes. Each cell is an item.',
  },
  { format: 'tsv', text: 'Cells between tabs, as spreadsheets put them on the clipboard.' },
  { format: 'txt', text: 'One item a line. Empty lines are dropped.' },
  { format: 'json', text: 'An array, or an object, of which the values are taken.' },
] as const

export const ACCOUNT_FEATURES = [
  { title: 'Lists and results', text: 'Saved from the generator in one step. Results open in it again.' },
  { title: 'Folders and projects', text: 'Lists in folders, and projects that keep everything of one job.' },
  { title: 'Search', text: 'Finds a list by any word in it.' },
  { title: 'A trash', text: `What you delete comes back, for ${TRASH_DAYS} days.` },
  {
    title: 'Your data',
    text: 'Downloaded whole, or deleted, from <account>the page of your account</account>.',
  },
] as const

export const ASKED_FIRST = [
  'do-i-need-an-account',
  'where-do-my-words-go',
  'is-there-a-limit',
  'why-are-there-fewer-combinations',
  'how-do-i-get-it-into-a-spreadsheet',
] as const
