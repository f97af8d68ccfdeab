import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What the server does with a message: takes it, refuses it, or hangs up before it says that it has it. */
type Verdict = 'take' | 'hang up' | { readonly code: number; readonly text: string }

interface ReceivedMail extends Email {
  readonly recipient: string
  readonly senderAddress: string
  readonly source: string
}

export interface MailServer extends AsyncDisposable {
  readonly url: URL
  /** In the order in which they came, also those of which the sender never learned that they did. */
  readonly received: readonly ReceivedMail[]
  /** Waits until so many mails have come. */
  receives(count: number): Promise<void>
}

interface Behaviour extends Omit<SMTPServerOptions, 'onData'> {
  /** For each message, by how many came before it. */
  readonly judge?: (mail: ReceivedMail, before: number) => Verdict | Promise<Verdict>
}

/** A mail server on this machine. Give back what it returns: `await using server = await aMailServer()`. */
export async function aMailServer({ judge = () => 'take', ...options }: Behaviour = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    ...options,
    onData(stream, { id, envelope }, reply) {
      const judgeMessage = async () => {
        const source = await buffer(stream)
        const mail = {
          ...(await PostalMime.parse(source)),
          recipient: envelope.rcptTo.map(({ address }) => address).join(),
          senderAddress: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          source: source.toString(),
        }
        const verdict = await judge(mail, received.length)
        if (typeof verdict === 'object')
          return reply(Object.assign(new Error(verdict.text), { responseCode: verdict.code }))
        received.push(mail)
        server.emit('received')
        if (verdict === 'take') return reply(null, 'taken')
        for (const connection of server.connections) if (connection.id === id) connection.close()
      }
      judgeMessage().catch(reply)
    },
  })
  // Those who hang up in the middle are what is tested here.
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    url: new URL(`${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`),
    received,
    async receives(count) {
      while (received.length < count) await once(server, 'received')
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
