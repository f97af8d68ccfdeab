import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'

/** Tools register with the assistants' server, or with the thread that runs one of them. */
export type ToolRegistry = Pick<McpServer, 'registerTool'>
