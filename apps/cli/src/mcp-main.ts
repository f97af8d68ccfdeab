import { isMainThread } from 'node:worker_threads'
import type { CommandModule } from './command-module.ts'
import { runMcp } from './mcp/run.ts'
import { MCP_USAGE } from './mcp/texts.ts'
import { runCall } from './mcp/tool-thread.ts'

/** Threads that run tools begin with this file, too. */
export const mcp: CommandModule = {
  help: MCP_USAGE,
  run: (args) => runMcp(args, new URL(import.meta.url)),
}

if (!isMainThread) void runCall()
