import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { withJsonNumbers } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { MCP_TEXTS as T } from './texts.ts'

/** Longer answers would fill the memory of an assistant. */
const MAX_CHARACTERS = 50_000

/** Returns the answer of a tool as JSON. @throws {UsageError} if it is too long */
export function toAnswer(content: object): CallToolResult {
  const text = JSON.stringify(content, withJsonNumbers, 1)
  if (text.length > MAX_CHARACTERS) throw new UsageError(T.tooLong(MAX_CHARACTERS))
  return { content: [{ type: 'text', text }] }
}
