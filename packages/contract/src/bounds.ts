import {
  MAX_ITEM_CHARACTERS,
  MAX_KEYWORDS_BODY_BYTES,
  MAX_LIST_BODY_BYTES,
  MAX_LISTED_EFFECTS,
  MAX_LOOKUP_NAMES,
  MAX_RESULT_BODY_BYTES,
  MAX_SMALL_BODY_BYTES,
} from './limits.ts'

/** Each sentence says for the API documentation what limits one cost of a call. */
export interface Bounds {
  /** Counts the body and the reply. */
  readonly bytes: string
  readonly memory: string
  readonly steps: string
  readonly mainThread: string
  /** When others get their turn. */
  readonly turns: string
}

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toLocaleString('en')} KB`
const inMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toLocaleString('en')} MB`
const inNumbers = (count: number): string => count.toLocaleString('en')

const LARGEST = inMegabytes(MAX_RESULT_BODY_BYTES)

const HELD = `An account holds the bytes of one text of up to ${LARGEST}, and all accounts together of four. More is refused with 503 before it is read.`

const MOVED = 'The main thread passes large texts on as bytes, one text in a turn.'

const IN_THREADS = 'A thread does the work. The main thread passes the body and the reply on.'

const SHARED_THREADS =
  'Work waits in a queue, where each account has a limit. It ends when the client leaves.'

/** An endpoint chooses one of these for its `bounds`. */
export const BOUNDS = {
  /** The default. */
  small: {
    bytes: `A body of at most ${inKilobytes(MAX_SMALL_BODY_BYTES)}, and a reply of one item.`,
    memory: 'The bytes of the body and the reply.',
    steps: 'Some queries by keys.',
    mainThread: 'No work grows with the account.',
    turns: 'Each query ends a turn.',
  },
  rows: {
    bytes: 'A row for each item. The plan limits items, and the API limits other rows and their fields.',
    memory: 'The rows of one account or one page, without large texts.',
    steps: 'One query by the key of the account.',
    mainThread: 'Rows are turned into JSON in blocks.',
    turns: 'Each block of the reply ends a turn.',
  },
  text: {
    bytes: `Bodies of at most ${LARGEST}, and replies with what a body could hold. A word has at most ${inNumbers(MAX_ITEM_CHARACTERS)} characters.`,
    memory: HELD,
    steps: 'Time that is linear in the bytes of one item.',
    mainThread: `A thread parses large bodies. ${MOVED}`,
    turns: 'Parsing, writing and committing each end a turn, and so does each block of the reply.',
  },
  copies: {
    bytes: 'A small body and a small reply. What is copied or deleted fits into one account.',
    memory: 'One text at a time.',
    steps: 'Time that is linear in the bytes of the items.',
    mainThread: `Small rows go in pieces of at most ${inKilobytes(512 * 1024)}. ${MOVED}`,
    turns: 'Each piece and each large text ends a turn.',
  },
  search: {
    bytes: 'A short query, and a reply with a limited number of hits.',
    memory: 'The texts of one piece of lists, or one large text.',
    steps: 'Time that is linear in the bytes of the lists of one account.',
    mainThread: 'The database finds the lists, and the server looks at them one at a time.',
    turns: 'Each piece of lists ends a turn.',
  },
  rowsOfRecipes: {
    bytes: `Bodies of at most ${inMegabytes(MAX_LIST_BODY_BYTES)}. A file of rows has its own limit.`,
    memory: HELD,
    steps:
      'A budget for counting, checked before the work and while it runs. More is refused with a sentence.',
    mainThread: IN_THREADS,
    turns: SHARED_THREADS,
  },
  keywords: {
    bytes: `Bodies of at most ${inMegabytes(MAX_KEYWORDS_BODY_BYTES)}, and at most ${inNumbers(MAX_LISTED_EFFECTS)} effects in a reply.`,
    memory: HELD,
    steps: 'Time that is nearly linear in the bytes of keywords and negatives.',
    mainThread: IN_THREADS,
    turns: SHARED_THREADS,
  },
  file: {
    bytes: 'A file with what the account holds.',
    memory: 'One text at a time.',
    steps: 'Time that is linear in the bytes of the file.',
    mainThread: 'The file is written in blocks.',
    turns: 'Each block ends a turn, and the next one waits until the client has read it.',
  },
  registries: {
    bytes: `At most ${MAX_LOOKUP_NAMES} names in a body, and one row for each in the reply.`,
    memory: 'The names and their answers.',
    steps: 'One question to a registry for each name, some at a time.',
    mainThread: 'No work grows with the account.',
    turns: 'Each answer of a registry ends a turn.',
  },
} as const satisfies Readonly<Record<string, Bounds>>

export type BoundsName = keyof typeof BOUNDS
