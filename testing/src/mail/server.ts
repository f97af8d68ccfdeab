import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Takes the message, refuses it, or hangs up after receiving it but before confirming. */
type Verdict = 'take' | 'hang up' | { readonly code: number; readonly text: string }

interface ReceivedMail extends Email {
  readonly recipient: string
  readonly senderAddress: string
  readonly source: string
}

export interface MailServer extends AsyncDisposable {
  readonly url: URL
  readonly received: readonly ReceivedMail[]
  receives(count: number): Promise<void>
}

interface Behaviour extends Omit<SMTPServerOptions, 'onData'> {
  readonly judge?: (mail: ReceivedMail, before: number) => Verdict | Promise<Verdict>
}

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
  // Tests hang up in mid-dialog on purpose.
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
