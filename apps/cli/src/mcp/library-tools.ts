import { randomUUID } from 'node:crypto'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { savedLists } from '@wordloom/contract'
import * as z from 'zod/mini'
import { readCredentials } from '../library/credentials.ts'
import { findList, readSummaries } from '../library/lists.ts'
import { createServer } from '../library/server.ts'
import { toFormat } from '../output/output-choice.ts'
import { chunksOfWords } from '../output/word-file.ts'
import { toAnswer } from './answer.ts'
import type { Folder } from './folder.ts'
import { FileName, READING_HELP, Reading, SourceText, wordsOf } from './word-source.ts'

const SHOWN_LISTS = 200
const SHOWN_WORDS = 200

const FILE_FORMATS = ['txt', 'csv', 'json', 'jsonl'] as const

const Name = z.string().check(z.minLength(1), z.maxLength(200))

const SIGN_IN = 'Needs a token: the user runs wordloom login first.'

export function addLibraryTools(server: McpServer, folder: Folder): void {
  server.registerTool(
    'list_saved_lists',
    {
      description: `Lists the saved lists of the user, newest first, up to ${SHOWN_LISTS}. ${SIGN_IN}`,
      inputSchema: z.strictObject({}),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async () => {
      const lists = await readSummaries(connect())
      const shown = lists.slice(0, SHOWN_LISTS)
      return toAnswer({
        count: lists.length,
        lists: shown.map(({ id, name, wordCount, updatedAt }) => ({ id, name, wordCount, updatedAt })),
      })
    },
  )
  server.registerTool(
    'read_saved_list',
    {
      description: `Reads a saved list by its name or ID. Answers with the first ${SHOWN_WORDS} words; with a file, all words are written to it, one per line, or as CSV, JSON or JSON Lines if the file ends so. ${SIGN_IN}`,
      inputSchema: z.strictObject({ list: Name, file: z.optional(FileName) }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    async ({ list, file }, { signal }) => {
      const server = connect()
      const { id, name } = findList(await readSummaries(server), list)
      const { words } = await server.call(savedLists.read, { params: { id } })
      const format = toFormat(undefined, file, FILE_FORMATS)
      const written =
        file === undefined ? {} : await folder.write(file, chunksOfWords(words, { format }), signal)
      return toAnswer({ id, name, wordCount: words.length, words: words.slice(0, SHOWN_WORDS), ...written })
    },
  )
  server.registerTool(
    'save_list',
    {
      description: `Saves words as a new list of the user: up to 10,000 words, or a text or a file of the open folder, up to a million. Never changes an existing list. ${READING_HELP} ${SIGN_IN}`,
      inputSchema: z.strictObject({
        name: Name,
        words: z.optional(
          z.array(z.string().check(z.maxLength(10_000))).check(z.minLength(1), z.maxLength(10_000)),
        ),
        text: z.optional(SourceText),
        file: z.optional(FileName),
        reading: Reading,
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    async ({ name, words, reading, ...source }) => {
      const found = await wordsOf(words, source, reading, folder)
      const body = { name, words: found.words }
      const query = { view: 'summary' }
      const { id, wordCount } = await connect().call(savedLists.create, { body, query, key: randomUUID() })
      return toAnswer({ id, name, wordCount, ...(found.read && { read: found.read }) })
    },
  )
}

/** The token is read for each call, so that signing in takes effect without a restart. */
function connect() {
  return createServer(readCredentials())
}
