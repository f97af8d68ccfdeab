import {
  MANY_COMBINATIONS,
  MAX_COLUMNS,
  MAX_WRAP_CHARACTERS,
  MIN_COLUMNS,
  TRASH_DAYS,
} from '@wordloom/contract'
import type { ExportFormat } from '@wordloom/engine'
import { toNumber } from '#platform/format/numbers.ts'

export const FEATURES_TEXTS = {
  title: 'Features',
  description:
    'Every combination of your words at any size: separators, patterns, rules, exact duplicate removal, exports, saved lists, projects, an API and a command line.',
  pictureText: 'Everything Wordloom does with words',
  lead: "Type words into columns, get every combination. Here's everything else.",
  groups: 'Groups of features',
  keywordsTitle: 'Shop keywords',
  keywordsHeadings: ['What people add', 'Material', 'Product'],
  namesTitle: 'Domain names without repeats',
  namesHeadings: ['Beginning', 'End', 'Domain'],
  namesNote: (all: number, distinct: number) =>
    `“home” with “workshop” makes the same name as “homework” with “shop”: ${distinct} of the ${all} combinations are different. Remove Duplicates keeps the first of each.`,
  rowsOfAll: (size: number, all: number) => `${size} of ${all} rows`,
  exports: 'The first three combinations above in each export format:',
  guides: 'Guides',
  guidesLead: 'Twenty guides, one for each kind of work, with examples you can open in the generator.',
  plans: 'Plans',
  plansLead: 'What each plan includes and what it costs.',
  plansNeedScript: "Turn on JavaScript to see this site's plans and prices.",
  closingTitle: 'See it with your own words',
  closingText:
    'The generator is free and needs no account. Four steps with an example show you how it works.',
} as const

export const FEATURE_GROUPS = [
  {
    id: 'core',
    title: 'Core',
    lead: 'The generator. No account needed.',
    features: [
      {
        title: `Up to ${MAX_COLUMNS} columns`,
        text: `Start with ${MIN_COLUMNS} columns and add more, depending on your plan. Enter words or phrases, one per line. A single line with commas, semicolons, tabs or pipes is split for you.`,
      },
      {
        title: 'Separators',
        text: 'Put nothing, a space, a hyphen, a plus or your own text between words. Comma, underscore, slash, dot and pipe are one click away.',
      },
      {
        title: 'Wraps',
        text: `Put quotes or brackets around each combination, or your own prefix and suffix of up to ${MAX_WRAP_CHARACTERS} characters each.`,
      },
      {
        title: 'Exact count and live sample',
        text: "See how many combinations you'll get, and the first few, while you type. Each word has the color of its column.",
      },
      {
        title: 'Unlimited combinations',
        text: 'Rows are worked out when you look at them, so a billion appear as quickly as ten. You can scroll to every one of them.',
      },
      {
        title: 'Remove Duplicates',
        text: `Removes every repeat at any size and keeps the first one in its place. We recommend it above ${toNumber(MANY_COMBINATIONS)} combinations.`,
      },
      {
        title: 'Find, or go to a row',
        text: 'Type a row number or a combination to jump to it, even among a billion.',
      },
    ],
  },
  {
    id: 'rows',
    title: 'The right rows',
    lead: 'Below the options: patterns, rules, order and a table. All of it counts exactly, at any size.',
    features: [
      {
        title: 'Patterns',
        text: 'Write how a row reads, such as <code>{Service} in {City}</code>, as many patterns as you like. Or get all word orders.',
      },
      {
        title: 'Linked and optional columns',
        text: "A city goes with its state, a color with its code. A word that may be missing makes rows with it and without it. Both are in a column's menu.",
      },
      {
        title: 'Rules',
        text: "Choose from menus: “When City is Leeds, then Service isn't boat repair.” Limit characters, words or bytes, forbid words that repeat, leave out rows you have already. Each rule says how many rows it drops.",
      },
      {
        title: 'What is left out, and why',
        text: 'Look at the rows that rules dropped, each with the rule that did it.',
      },
      {
        title: 'Order and samples',
        text: 'Shuffle a billion rows, draw 500 at random, or draw two for each word of a column. A seed makes it repeatable.',
      },
      {
        title: 'All pairs',
        text: 'As few rows as possible in which each two words meet, or each three, as testers need them.',
      },
      {
        title: 'Your own table',
        text: 'Name the columns of the export and say what is in them, with filters: <code>{City|slug}</code> makes new-york of New York.',
      },
      {
        title: 'A link that reopens it',
        text: "Copy link puts words and settings into a link. Nothing is stored on a server, and you don't need an account.",
      },
    ],
  },
  {
    id: 'data',
    title: 'Data management',
    lead: 'Import, keep and export your words.',
    features: [
      {
        title: 'Copy All',
        text: 'Copies up to a million combinations to the clipboard, one per line.',
      },
      {
        title: 'Export as TXT, CSV, XLSX or JSON',
        text: 'Get CSV or an Excel workbook with one column, or with one column per word. Files of any size go straight to disk, and you see how long it will take.',
      },
      {
        title: 'Import from CSV, TSV, TXT, JSON and XLSX',
        text: 'Format and encoding are detected. Choose the columns you need and preview the items before you save them.',
      },
      {
        title: 'Your typing is safe',
        text: 'Columns and options survive a reload, a crash or signing in, and the page works offline after your first visit.',
      },
      {
        title: 'Results you can reopen',
        text: 'Save a million combinations in a moment: Wordloom keeps the columns and options that make them. Open them in the generator again later.',
      },
      {
        title: 'Trash',
        text: `Restore anything you delete for ${TRASH_DAYS} days.`,
      },
      {
        title: 'Download everything',
        text: 'Get your whole account in one archive, with each list as a text file.',
      },
    ],
  },
  {
    id: 'organisation',
    title: 'Organization',
    lead: 'Keep your work in order with an account.',
    features: [
      {
        title: 'Saved lists in any column',
        text: 'Choose one or more lists to fill a column.',
      },
      {
        title: 'Folders',
        text: 'Give each folder a color. Drag lists into it, or move them with the keyboard.',
      },
      {
        title: 'Projects',
        text: 'Each project has its own columns and options, saved while you type, along with its lists and results.',
      },
      {
        title: 'One search for everything',
        text: 'Find lists, results, folders and projects by name, and lists by any word in them.',
      },
      {
        title: 'Many at once',
        text: 'Select as many lists and results as you like, then move or delete them. Undo if you change your mind.',
      },
      {
        title: 'Sort your way',
        text: 'Sort by name, date or word count, in either direction.',
      },
    ],
  },
  {
    id: 'professional',
    title: 'Professional',
    lead: 'For teams, developers and self-hosters.',
    features: [
      {
        title: 'An API',
        text: 'Read and change everything in your account from your own programs. See the <api>API docs</api>, or use the OpenAPI document.',
      },
      {
        title: 'A command line',
        text: '<code>wordloom combine colors.txt shapes.txt --separator " "</code> writes every combination, and <code>--shard 2/8</code> writes the second of eight parts, so eight machines can share the work.',
      },
      {
        title: 'Runs on your own server',
        text: 'Wordloom is free software under the MIT license. One command starts it, with an embedded database or PostgreSQL.',
      },
      {
        title: 'Signing in your way',
        text: "Use email and password, a passkey or your company's OpenID Connect provider, with a second factor if you like. See where you're signed in, and sign out from anywhere.",
      },
      {
        title: 'User management',
        text: 'Administrators can find, help and suspend users. The audit log records every action and nobody can edit it.',
      },
      {
        title: 'Keyboard first',
        text: 'Do everything from the keyboard, with shortcuts for common actions. Press <key>?</key> to see them.',
      },
    ],
  },
] as const

/** The page shows no sample of formats without a name. */
export const EXPORT_NAMES: Readonly<Record<ExportFormat, string | null>> = {
  txt: 'TXT',
  csv: 'CSV, one column',
  'csv-columns': 'CSV, one column per word',
  json: 'JSON',
  jsonl: null,
  xlsx: null,
  'xlsx-columns': null,
}
