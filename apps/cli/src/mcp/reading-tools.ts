import * as z from 'zod/mini'
import { toAnswer } from './answer.ts'
import type { Folder } from './folder.ts'
import type { ToolRegistry } from './tool-registry.ts'
import { FileName, openSource, READING_HELP, Reading, readWords } from './word-source.ts'

const SHOWN_LINES = 30
const SHOWN_WORDS = 50
const SHOWN_CHARACTERS = 100
const SHOWN_CELLS = 20

export function addReadingTools(server: ToolRegistry, folder: Folder): void {
  server.registerTool(
    'read_file',
    {
      description: `Shows how a file of the open folder is read: its first ${SHOWN_LINES} lines with what becomes of each, what was assumed, the number of words and the first ${SHOWN_WORDS}. ${READING_HELP}`,
      inputSchema: z.strictObject({ file: FileName, reading: Reading }),
      annotations: { readOnlyHint: true },
    },
    async ({ file, reading }) => {
      const { preview } = await openSource({ file }, reading, folder)
      const { words, read } = await readWords({ file }, reading, folder)
      const lines = preview.slice(0, SHOWN_LINES).map(({ line, use, cells }) => ({
        line,
        use,
        cells: cells.slice(0, SHOWN_CELLS).map((cell) => cell.slice(0, SHOWN_CHARACTERS)),
      }))
      const shown = words.slice(0, SHOWN_WORDS).map((word) => word.slice(0, SHOWN_CHARACTERS))
      return toAnswer({ read, lines, wordCount: words.length, words: shown })
    },
  )
}
