import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'

/** Where tools register: the server of an assistant, or the thread that runs one of them. */
export type ToolRegistry = Pick<McpServer, 'registerTool'>
