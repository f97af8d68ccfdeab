import { complain } from './complain.ts'
import { runMcp } from './mcp/run.ts'

// The assistants' server has its own entry point, so that the other commands start as fast without it.
runMcp(process.argv.slice(3)).catch(complain)
