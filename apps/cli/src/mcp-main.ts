import { isMainThread } from 'node:worker_threads'
import { complain } from './complain.ts'
import { runMcp } from './mcp/run.ts'
import { runCall } from './mcp/tool-thread.ts'

// The assistants' server has its own entry point, so that the other commands start as fast without it.
if (isMainThread) runMcp(process.argv.slice(3), new URL(import.meta.url)).catch(complain)
else await runCall()
