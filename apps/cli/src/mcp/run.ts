import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { writeText } from '../output/output.ts'
import { UsageError } from '../usage-error.ts'
import { readVersion } from '../version.ts'
import { addCampaignTools } from './campaign-tools.ts'
import { openFolder } from './folder.ts'
import { addLibraryTools } from './library-tools.ts'
import { addRowTools } from './row-tools.ts'
import { addTargetTools } from './target-tools.ts'
import { MCP_USAGE, MCP_TEXTS as T } from './texts.ts'

/** Array elements and object members of one call, so that a message can't fill the memory. */
const MOST_ELEMENTS = 200_000

/** Serves until standard input ends. @throws {UsageError} */
export async function runMcp(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    writeText(MCP_USAGE)
    return
  }
  const folder = openFolder(folderOf(args))
  const server = new McpServer(
    { name: 'wordloom', version: readVersion() },
    { maxToolInputElements: MOST_ELEMENTS },
  )
  addRowTools(server, folder)
  addTargetTools(server, folder)
  addCampaignTools(server, folder)
  addLibraryTools(server, folder)
  await server.connect(new StdioServerTransport())
}

function folderOf([option, folder, ...others]: readonly string[]): string | null {
  if (option === undefined) return null
  if (option !== '--folder' || folder === undefined) throw new UsageError(T.unknown(option))
  if (others[0] !== undefined) throw new UsageError(T.unknown(others[0]))
  return folder
}
