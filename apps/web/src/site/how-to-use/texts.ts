import { IMPORT_PREVIEW_ITEMS, MANY_COMBINATIONS, MAX_WRAP_CHARACTERS, TRASH_DAYS } from '@wordloom/contract'
import { toNumber } from '#platform/format/numbers.ts'

export const HOW_TO_USE_TEXTS = {
  title: 'How to Use',
  description:
    'Go from words to every combination in four steps, with one example. Plus shortcuts, imports, large exports, projects and the command line.',
  pictureText: 'Four steps from words to combinations',
  lead: 'Four steps with one example: a plumber who works in three towns and wants every keyword.',
  parts: 'On this page',
  openExample: 'Open this example',
  tipsLead: "Save time once you've made your first list.",
  typed: 'Typed',
  made: 'Becomes',
  shortcuts: 'Keyboard shortcuts',
  shortcutsNote: 'On a Mac, use ⌘ instead of Ctrl.',
  importLead:
    'If your lists are in a file, choose Import Lists on your <dashboard>dashboard</dashboard>. You need an account for that.',
  sample: (format: string) => `Sample as ${format}`,
  useCasesLead: 'Each of these is one combination out of many. The guides show how to get all of them.',
  allGuides: 'All twenty guides',
  accountLead: "You don't need an account to generate. Create one to keep your work.",
  signUp: 'Sign up',
  allQuestions: 'All questions',
  closingTitle: 'Try it with your own words',
  closingText: 'Nothing to install and no sign-up. Your words stay on your device.',
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
    text: 'Type or paste words or phrases into the columns, one per line. Empty columns are ignored.',
    picture: 'Three columns in the generator, with two, two and three words.',
  },
  {
    title: 'Choose options',
    text: "The separator goes between words, and the wrap goes around each combination. You see the first combinations while you choose, with each word in its column's color.",
    picture: 'The options with Space and Quotes chosen, and the first combination below them.',
  },
  {
    title: 'Generate',
    text: 'You see the exact number before you press the button: here, 2 × 2 × 3 = 12. Results appear right away, however many there are.',
    picture: 'The number of combinations, and the button that generates them.',
  },
  {
    title: 'Copy or save',
    text: 'Copy All copies them to the clipboard, one per line. Export writes a file of any size. Save Results keeps them in your account.',
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
    text: 'A single line in a column splits at the first of these it contains: comma, semicolon, tab, pipe, two or more spaces.',
    example: { typed: 'salt; pepper, dill', options: 'space' },
  },
  {
    title: 'Quotes around words are removed',
    text: 'Paste a list straight from code or a spreadsheet. To have quotes in the result, choose them as the wrap.',
    example: { typed: '"24 hour"\n\'same day\'', options: 'space' },
  },
  {
    title: 'Nothing means no spaces',
    text: 'Without a separator, spaces inside words are removed too, as domain names and hashtags require.',
    example: { typed: '24 hour\nsame day', options: 'nothing' },
  },
  {
    title: 'Use your own wrap',
    text: `Prefix and suffix can have up to ${MAX_WRAP_CHARACTERS} characters each: enough for a hashtag, a file extension or an HTML list.`,
    example: { typed: 'red\nblue', options: 'listItems' },
  },
  {
    title: 'Use your own separator',
    text: 'Choose Custom. Comma, comma and space, underscore, slash, dot and pipe are one click away, next to the field.',
  },
  {
    title: 'Remove duplicates from long results',
    text: `Above ${toNumber(MANY_COMBINATIONS)} combinations, repeats are hard to spot. Remove Duplicates finds every one at any size, and you see how many distinct combinations there are before you generate.`,
  },
  {
    title: 'Keep only the rows you want',
    text: 'Below the options, Patterns say how a row reads, Rules say which rows stay, Order draws samples or all pairs, and Table names the columns of the export. See <rows>examples of each</rows>.',
  },
  {
    title: 'Find a combination, or go to a row',
    text: 'Use the field above the results for both. Type a whole combination to find its row, or a row number to go there.',
  },
  {
    title: 'Large exports',
    text: "Files go straight to disk. You see the progress and the time left, and can cancel. Keep the page open until it's done.",
  },
  {
    title: 'Saved lists in columns',
    text: "When you're signed in, you can fill a column from one or more of your saved lists.",
  },
  {
    title: 'Projects for ongoing work',
    text: 'A project has its own generator. Its columns and options are saved while you type, and follow you to every device you sign in on.',
  },
]

export const COMMAND_LINE = {
  title: 'On the command line',
  text: 'If you run Wordloom yourself, the same engine works without a browser. Each file has one word per line.',
  commands: [
    "npx wordloom combine colors.txt shapes.txt --separator ' '",
    'npx wordloom combine a.txt b.txt --unique --format csv > all.csv',
    'npx wordloom combine a.txt b.txt --format xlsx --output all.xlsx',
    'npx wordloom count a.txt b.txt',
    "npx wordloom combine cities.txt services.txt --pattern '{2} in {1}' --max-length 80",
    'npx wordloom --help',
  ],
} as const

export const SHORTCUTS = [
  { keys: ['Ctrl', 'Enter'], what: 'Generate combinations' },
  { keys: ['Ctrl', 'Shift', 'C'], what: 'Copy all of them' },
  { keys: ['Ctrl', 'S'], what: "Save the list you're in, or the results" },
  { keys: ['/'], what: 'Find a combination or go to a row' },
  { keys: ['?'], what: 'Show every shortcut' },
] as const

export const IMPORT_STEPS = [
  'Choose a file of up to 5 MB, drop it onto the dialog, or paste text.',
  'Format and encoding are detected. If something looks wrong, choose another one under Options: the preview shows ' +
    `the first ${IMPORT_PREVIEW_ITEMS} items as they will be saved.`,
  'If a workbook (XLSX) has several sheets, choose one.',
  'A table with a header becomes one list for each column of words. You can choose other columns, or one list for all.',
  'Choose a name and a folder, or add the items to an existing list.',
] as const

export const IMPORT_FORMATS = [
  {
    format: 'csv',
    text: 'Cells between commas or semicolons, with or without quotes. Each cell is an item.',
  },
  { format: 'tsv', text: 'Cells between tabs, as spreadsheets put them on the clipboard.' },
  { format: 'txt', text: 'One item per line. Blank lines are ignored.' },
  { format: 'json', text: 'An array, or an object whose values become the items.' },
] as const

export const ACCOUNT_FEATURES = [
  {
    title: 'Lists and results',
    text: 'Save from the generator in one step. Open results in it again later.',
  },
  {
    title: 'Folders and projects',
    text: 'Sort lists into folders, and keep everything for one job in a project.',
  },
  { title: 'Search', text: 'Find a list by any word in it.' },
  { title: 'Trash', text: `Restore anything you delete for ${TRASH_DAYS} days.` },
  {
    title: 'Your data',
    text: 'Download or delete everything on your <account>account page</account>.',
  },
] as const

export const ASKED_FIRST = [
  'do-i-need-an-account',
  'where-do-my-words-go',
  'is-there-a-limit',
  'why-are-there-fewer-combinations',
  'how-do-i-get-it-into-a-spreadsheet',
] as const
