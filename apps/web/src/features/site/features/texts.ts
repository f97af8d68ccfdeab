import {
  MANY_COMBINATIONS,
  MAX_COLUMNS,
  MAX_WRAP_CHARACTERS,
  MIN_COLUMNS,
  TRASH_DAYS,
} from '@wordloom/contract'
import type { ExportFormat } from '@wordloom/engine'
import { toNumber } from '../../../shared/format/numbers.ts'

export const FEATURES_TEXTS = {
  title: 'Features',
  description:
    'Every combination of your words at any size: separators, wraps, exact duplicates, exports, saved lists, folders, projects, an API and a command line.',
  pictureText: 'Everything Wordloom does with words',
  lead: 'Words go in by columns and come out in every combination. Here is all that Wordloom does with them on the way.',
  groups: 'Groups of features',
  keywordsTitle: 'Keywords of a shop',
  keywordsHeadings: ['What people add', 'Material', 'Product'],
  namesTitle: 'Domain names without repeats',
  namesHeadings: ['Beginning', 'End', 'Domain'],
  namesNote: (all: number, distinct: number) =>
    `“home” with “workshop” makes the same as “homework” with “shop”: of ${all} combinations, ${distinct} are different. Remove Duplicates keeps the first of each.`,
  exports: 'The first three combinations above, as Export writes them:',
  guides: 'Use Cases',
  guidesLead: 'Twenty guides, each for one kind of work, with examples that open in the generator.',
  plans: 'Plans',
  plansLead: 'What costs something on this site, and what it gives.',
  plansText:
    'Whoever runs this site decides whether plans are sold here, and what the free one gives. It is shown with the prices on <plans>the page of the plans</plans>.',
  closingTitle: 'See it with your own words',
  closingText:
    'The generator is one click away and asks for nothing. The four steps are explained with an example.',
} as const

export const FEATURE_GROUPS = [
  {
    id: 'core',
    title: 'Core',
    lead: 'The generator, for everybody and without an account.',
    features: [
      {
        title: `${MIN_COLUMNS} to ${MAX_COLUMNS} columns`,
        text: 'Words or whole phrases, one a line. A single line with commas, semicolons, tabs or bars is split for you. Empty columns are left out.',
      },
      {
        title: 'Separators',
        text: 'Nothing, space, minus or plus between the words, or any text of your own: comma, underscore, slash, dot and bar are one click away.',
      },
      {
        title: 'Wraps',
        text: `Quotes or brackets around each combination, or a prefix and a suffix of up to ${MAX_WRAP_CHARACTERS} characters each.`,
      },
      {
        title: 'An exact count, and a sample',
        text: 'While you type you see how many combinations there will be, and the first of them, each word in the colour of its column.',
      },
      {
        title: 'No limit to combinations',
        text: 'They are made when you look at them, so a billion appear as quickly as ten. All rows are there to scroll through, and none is left out.',
      },
      {
        title: 'Remove Duplicates',
        text: `Exact at any size: the first of equal combinations stays, in its place. We advise it above ${toNumber(MANY_COMBINATIONS)} combinations.`,
      },
      {
        title: 'Find, or go to a row',
        text: 'Type a row’s number, or a combination: it is found among a billion at once.',
      },
    ],
  },
  {
    id: 'data',
    title: 'Data management',
    lead: 'How words get in, stay, and get out again.',
    features: [
      {
        title: 'Copy All',
        text: 'Puts up to a million combinations on the clipboard, one a line.',
      },
      {
        title: 'Export as TXT, CSV or JSON',
        text: 'CSV with one column, or with a column for each word. The file is written to disk as it is made: its size does not matter, and you see how long it still takes.',
      },
      {
        title: 'Import from CSV, TSV, TXT and JSON',
        text: 'Encoding and format are recognised, columns can be chosen, and you see the items before they are saved.',
      },
      {
        title: 'Nothing typed is lost',
        text: 'Columns and options stay on your device through a reload, a crash or signing in, and the page works without a network after the first visit.',
      },
      {
        title: 'Results keep their recipe',
        text: 'A million combinations are saved in a moment, as they are kept as what makes them. They open in the generator again, word for word.',
      },
      {
        title: 'A trash',
        text: `What you delete can be brought back for ${TRASH_DAYS} days.`,
      },
      {
        title: 'Your data, whole',
        text: 'One download holds everything of your account, each list as a text file.',
      },
    ],
  },
  {
    id: 'organisation',
    title: 'Organisation',
    lead: 'For those who come back: what an account keeps in order.',
    features: [
      {
        title: 'Saved lists in any column',
        text: 'Choose one list or several, and they fill the column together.',
      },
      {
        title: 'Folders',
        text: 'Give each one a color. Drag lists into them, or move lists by keyboard.',
      },
      {
        title: 'Projects',
        text: 'Columns and options of their own that save while you type, with their lists and results beside them.',
      },
      {
        title: 'One search for everything',
        text: 'It finds lists, results, folders and projects by their names, and lists by any word in them.',
      },
      {
        title: 'Many at once',
        text: 'Check boxes move or delete as many lists and results as you like, and Undo takes it back.',
      },
      {
        title: 'Sorted as you need it',
        text: 'By name, by date or by the number of words, in both directions.',
      },
    ],
  },
  {
    id: 'professional',
    title: 'Professional',
    lead: 'For teams, programs and those who run a site of their own.',
    features: [
      {
        title: 'An API',
        text: 'Everything an account holds can be read and changed by programs. It is <api>documented</api>, also as OpenAPI.',
      },
      {
        title: 'A command line',
        text: '<code>wordloom combine colours.txt shapes.txt --separator " "</code> writes every combination, and <code>--shard 2/8</code> the second of eight parts, for eight machines.',
      },
      {
        title: 'Runs on your own server',
        text: 'Free software under the MIT licence. One command starts it, with an embedded database or with PostgreSQL.',
      },
      {
        title: 'Signing in your way',
        text: 'By email and password, with a passkey, or through an identity provider by OpenID Connect; with a second factor if you like. You see where you are signed in, and end it from anywhere.',
      },
      {
        title: 'Looking after accounts',
        text: 'Administrators find, help and suspend users. Whatever they do is in a record that nobody edits.',
      },
      {
        title: 'By keyboard alone',
        text: 'Everything can be reached with it, and the frequent things have shortcuts. Press <key>?</key> to see them.',
      },
    ],
  },
] as const

/** The page shows no sample of formats without a name. */
export const EXPORT_NAMES: Readonly<Record<ExportFormat, string | null>> = {
  txt: 'TXT',
  csv: 'CSV, one column',
  'csv-columns': 'CSV, one column a word',
  json: 'JSON',
  jsonl: null,
}
