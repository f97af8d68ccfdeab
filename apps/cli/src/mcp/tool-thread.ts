import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { UsageError } from '../usage-error.ts'
import { openFolder } from './folder.ts'
import { openStaging } from './staging.ts'
import { MCP_TEXTS as T } from './texts.ts'
import type { ToolRegistry } from './tool-registry.ts'
import { addComputingTools } from './tools.ts'

interface ToolCall {
  readonly tool: string
  readonly args: unknown
  readonly folder: string | null
  readonly staging: string | null
}

type Outcome = { readonly result: CallToolResult } | { readonly problem: string }

/** Enough for campaigns of millions of keywords. A call that needs more ends without ending the server. */
const MEMORY = { maxOldGenerationSizeMb: 2048 }

/** A thread can be ended at any moment, so a client can cancel any tool, and the server goes on answering meanwhile. */
export function callInThread(
  entry: URL,
  { tool, args, folder }: Omit<ToolCall, 'staging'>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const staging = openStaging(folder)
  const call: ToolCall = { tool, args, folder, staging: staging.path }
  const thread = new Worker(entry, { workerData: call, resourceLimits: MEMORY, stdin: true })
  const cancel = () => void thread.terminate()
  signal.addEventListener('abort', cancel, { once: true })
  return new Promise<CallToolResult>((resolve, reject) => {
    thread.once('message', (outcome: Outcome) => {
      if ('result' in outcome) resolve(outcome.result)
      else reject(new UsageError(outcome.problem))
    })
    thread.once('error', (error) => reject(isOutOfMemory(error) ? new UsageError(T.outOfMemory) : error))
    thread.once('exit', () => reject(new UsageError(T.ended)))
  }).finally(() => {
    signal.removeEventListener('abort', cancel)
    return thread.terminate().then(() => staging.clear())
  })
}

/** The thread's side: runs one tool and ends. */
export async function runCall(): Promise<void> {
  const { tool, args, folder, staging } = workerData as ToolCall
  const handlers = new Map<
    string,
    (args: unknown, extra: { signal: AbortSignal }) => Promise<CallToolResult>
  >()
  // The SDK's signature ties the arguments to their schema, which the main thread has checked them against.
  const registry = {
    registerTool: (name: string, _config: unknown, handler: never) => void handlers.set(name, handler),
  } as unknown as ToolRegistry
  addComputingTools(registry, openFolder(folder, staging))
  const post = (outcome: Outcome) => parentPort?.postMessage(outcome)
  try {
    const result = await handlers.get(tool)?.(args, { signal: new AbortController().signal })
    if (result !== undefined) post({ result })
  } catch (error) {
    post({ problem: error instanceof Error ? error.message : String(error) })
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
