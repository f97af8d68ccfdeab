import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { BIN } from './workshop.ts'

/** Starts the assistants' server and a client of it. */
export async function anAssistant(settings: Readonly<Record<string, string>>, args: readonly string[]) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BIN, 'mcp', ...args],
    env: { PATH: process.env['PATH'] ?? '', ...settings },
  })
  await client.connect(transport)
  return {
    client,
    pid: transport.pid ?? 0,
    async call(name: string, parameters: Record<string, unknown> = {}) {
      const { content, isError } = await client.callTool({ name, arguments: parameters })
      const [{ text }] = content as [{ text: string }]
      return isError === true ? { error: text } : JSON.parse(text)
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}
