import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { demoMail, sessions } from '@wordloom/contract'
import { createDemoInbox } from '@wordloom/server/internal/features/mail/demo-inbox'

interface DemoEndpoint {
  readonly administrator: { readonly email: string; readonly password: string }
  readonly dataFolders: () => readonly string[]
}

/** Lets end-to-end tests on a cluster read what only a demo publishes: a password and the emails. */
export async function aDemoEndpoint({
  administrator,
  dataFolders,
}: DemoEndpoint): Promise<AsyncDisposable & { address: string }> {
  const inboxes = () => dataFolders().map((folder) => createDemoInbox(join(folder, 'mail')))

  const find = async (url: string): Promise<unknown> => {
    if (url === sessions.options.path) {
      return { identityProvider: null, demoAccount: administrator, hasDemoMail: true }
    }
    if (url === demoMail.list.path) {
      const mails = (await Promise.all(inboxes().map((inbox) => inbox.list()))).flat()
      return mails.toSorted((one, other) => (one.sentAt < other.sentAt ? 1 : -1))
    }
    const id = url.slice(`${demoMail.list.path}/`.length)
    return Promise.any(inboxes().map((inbox) => inbox.read(id)))
  }

  const server = createServer((request, response) => {
    find(request.url ?? '').then(
      (found) => {
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(JSON.stringify(found))
      },
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    address: `127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
