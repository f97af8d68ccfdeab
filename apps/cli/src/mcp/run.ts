import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { UsageError } from '../usage-error.ts'
import { readVersion } from '../version.ts'
import { openFolder } from './folder.ts'
import { addLibraryTools } from './library-tools.ts'
import { clearWhenEnded } from './staging.ts'
import { MCP_TEXTS as T } from './texts.ts'
import type { ToolRegistry } from './tool-registry.ts'
import { callInThread } from './tool-thread.ts'
import { addComputingTools } from './tools.ts'

/** Array elements and object members of one call, so that a message can't fill the memory. */
const MAX_ELEMENTS = 200_000

/** Serves until standard input ends. `entry` also runs the threads. @throws {UsageError} */
export async function runMcp(args: readonly string[], entry: URL): Promise<void> {
  const folder = openFolder(folderOf(args), null)
  clearWhenEnded()
  const server = new McpServer(
    { name: 'wordloom', version: readVersion() },
    { maxToolInputElements: MAX_ELEMENTS },
  )
  addComputingTools(inThreads(server, entry, folder.root), folder)
  addLibraryTools(server, folder)
  await server.connect(new StdioServerTransport())
}

/** Registers each tool so that its calls run in a thread. */
function inThreads(server: McpServer, entry: URL, folder: string | null): ToolRegistry {
  type Handler = (args: unknown, extra: { readonly signal: AbortSignal }) => Promise<CallToolResult>
  // The SDK's signature ties the arguments to their schema; here they only pass through.
  const add = server.registerTool.bind(server) as (tool: string, config: object, handler: Handler) => unknown
  const registerTool = (tool: string, config: object) =>
    add(tool, config, (args, { signal }) => callInThread(entry, { tool, args, folder }, signal))
  return { registerTool } as unknown as ToolRegistry
}

function folderOf([option, folder, ...others]: readonly string[]): string | null {
  if (option === undefined) return null
  if (option !== '--folder' || folder === undefined) throw new UsageError(T.unknown(option))
  if (others[0] !== undefined) throw new UsageError(T.unknown(others[0]))
  return folder
}
