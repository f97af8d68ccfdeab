import { fileURLToPath } from 'node:url'
import { WORDLOOM } from '../peers.ts'
import type { Files } from './files.ts'

/** A program for a job. `shown` writes the result in the form in which it's compared; by default, it's what `command` writes. */
export interface Contender {
  readonly name: string
  readonly command: readonly string[]
  readonly shown?: readonly string[]
  readonly isOrdered?: boolean
}

export interface Job {
  readonly name: string
  /** The most that wordloom may take, relative to the contender named. */
  readonly goal?: { readonly peer: string; readonly ratio: number }
  readonly contenders: readonly Contender[]
}

const PYTHON = 'Python script'
const SORT = 'sort -u'
const COMM = 'sort and comm'
const DUCKDB = 'DuckDB'
const COLUMN = 'Search term'

export function toJobs(files: Files, folder: string, python: string): readonly Job[] {
  const { words, otherWords, report, keywords, negatives, sides } = files
  const ownBook = `${folder}/wordloom.xlsx`
  const otherBook = `${folder}/python.xlsx`
  const negativesTable = wordloom(
    'negatives',
    '--keywords',
    keywords,
    '--negatives',
    negatives,
    '--format',
    'csv',
  )
  const text = (path: string) =>
    `read_csv('${path}', columns = {'word': 'VARCHAR'}, header = false, delim = '\\x01', quote = '', escape = '')`
  const out = (query: string) =>
    `COPY (${query}) TO '/dev/stdout' (FORMAT csv, HEADER false, DELIMITER '\\x01', QUOTE '', ESCAPE '')`
  return [
    {
      name: 'clean: 1,000,000 words, each once',
      goal: { peer: SORT, ratio: 2 },
      contenders: [
        own('clean', words, '--unique', 'exact'),
        shell(SORT, `LC_ALL=C sort -u ${words}`),
        shell('awk', `LC_ALL=C awk '!seen[$0]++' ${words}`),
        duckdb(out(`SELECT DISTINCT word FROM ${text(words)}`)),
      ],
    },
    {
      name: 'compare: words that only the second of two lists of 1,000,000 has',
      goal: { peer: COMM, ratio: 2 },
      contenders: [
        own('compare', words, otherWords, '--new'),
        shell(COMM, `export LC_ALL=C; comm -13 <(sort -u ${words}) <(sort -u ${otherWords})`),
        duckdb(out(`SELECT word FROM ${text(otherWords)} EXCEPT SELECT word FROM ${text(words)}`)),
      ],
    },
    {
      name: 'ngrams: a report of 1,000,000 search terms with cost',
      goal: { peer: PYTHON, ratio: 0.5 },
      contenders: [
        own('ngrams', report, '--min-terms', '2', '--format', 'csv'),
        { name: PYTHON, command: [python, peer('ngrams.py'), report] },
      ],
    },
    {
      name: 'negatives: 100,000 keywords and 5,000 negatives',
      contenders: [
        {
          name: WORDLOOM,
          command: negativesTable,
          shown: ['sh', '-c', '"$@" | tail -n +2 | cut -d, -f1,5-7', 'sh', ...negativesTable],
        },
        { name: PYTHON, command: [python, peer('negatives.py'), keywords, negatives] },
      ],
    },
    {
      name: 'reading CSV: one column of 1,000,000 rows',
      contenders: [
        own('clean', report, '--column', COLUMN, '--trim'),
        { name: PYTHON, command: [python, peer('column.py'), report, COLUMN] },
        shell('Miller', `mlr --icsv --onidx cut -f '${COLUMN}' ${report}`),
        { name: 'papaparse', command: [process.execPath, peer('papaparse.js'), report, COLUMN] },
        duckdb(out(`SELECT "${COLUMN}" FROM read_csv('${report}')`)),
      ],
    },
    {
      name: 'combine --format xlsx: a workbook of 1,000,000 rows',
      contenders: [
        {
          ...own('combine', ...sides, '--separator', ' ', '--format', 'xlsx', '--output', ownBook),
          shown: [python, peer('cells.py'), ownBook],
        },
        {
          name: 'Python, xlsxwriter',
          command: [python, peer('workbook.py'), otherBook, ...sides],
          shown: [python, peer('cells.py'), otherBook],
        },
      ],
    },
    {
      name: 'reading XLSX: a workbook of 1,000,000 rows',
      contenders: [
        own('clean', otherBook, '--header', 'none', '--column', '1', '--trim'),
        { name: 'Python, openpyxl', command: [python, peer('cells.py'), otherBook] },
      ],
    },
  ]
}

function own(...words: readonly string[]): Contender {
  return { name: WORDLOOM, command: wordloom(...words) }
}

function wordloom(...words: readonly string[]): readonly string[] {
  return [
    process.execPath,
    fileURLToPath(import.meta.resolve('wordloom/bin/wordloom.js')),
    ...words,
    '--quiet',
  ]
}

/** Bash, because its `<(…)` runs two sorts at the same time. */
function shell(name: string, script: string): Contender {
  return { name, command: ['bash', '-c', script] }
}

function duckdb(sql: string): Contender {
  return { name: DUCKDB, command: [process.execPath, peer('duckdb.js'), sql] }
}

function peer(name: string): string {
  return fileURLToPath(new URL(`peers/${name}`, import.meta.url))
}
