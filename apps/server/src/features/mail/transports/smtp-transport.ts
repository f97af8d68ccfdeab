import { Readable } from 'node:stream'
import type { NodemailerError } from 'nodemailer'
import { toSource } from './message-source.ts'
import { DeliveryError, type Transport } from './transport.ts'

/** Milliseconds. The query of the server URL can override them. */
const TIME_LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
}

/** Options that would log the content of mails, links included, or keep connections open between mails. */
const REFUSED_OPTIONS = ['logger', 'debug', 'transactionLog', 'pool']

const SECRETS = [
  [/\bhttps?:\S*/gi, '(link)'],
  [/\S+@\S+/g, '(address)'],
  [/[\w=-]{24,}/g, '(text)'],
  [/[^\x20-\x7e]+/g, ' '],
] as const
const MAX_REASON_CHARACTERS = 200

export function createSmtpTransport(url: URL): Transport {
  const options = { url: withTimeLimits(url).href }
  const connecting = import('nodemailer').then(({ createTransport }) => createTransport(options))
  return {
    async send(message, { signal, beforeEnd }) {
      const source = await toSource(message)
      const envelope = { from: message.sender.address, to: [message.recipient] }
      try {
        const transporter = await connecting
        await transporter.sendMail({ envelope, raw: endingAfter(source, beforeEnd), signal })
      } catch (error) {
        signal.throwIfAborted()
        throw toDeliveryError(error as NodemailerError)
      }
    },
  }
}

/** The server accepts a message only when it receives its end, so `beforeEnd` runs before the stream closes. */
function endingAfter(source: Buffer, beforeEnd: () => Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      yield source
      await beforeEnd()
    })(),
  )
}

function withTimeLimits(original: URL): URL {
  const url = new URL(original)
  for (const option of REFUSED_OPTIONS) url.searchParams.delete(option)
  for (const [option, milliseconds] of Object.entries(TIME_LIMITS)) {
    if (!url.searchParams.has(option)) url.searchParams.set(option, String(milliseconds))
  }
  return url
}

function toDeliveryError(error: NodemailerError): DeliveryError {
  const isUnsendable = error.code === 'EENVELOPE' && error.responseCode === undefined
  return new DeliveryError(toReason(error), { isPermanent: isUnsendable || isRefused(error), cause: error })
}

/** Answers to the greeting or the password, and 53x (password required), are about the settings, not the mail. */
function isRefused({ permanent = false, command = '', responseCode = 0 }: NodemailerError): boolean {
  return permanent && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && !/^53/.test(String(responseCode))
}

function toReason({ command, response, timeoutType, originalCode, code, message }: NodemailerError): string {
  const said = SECRETS.reduce(
    (text, [secret, stand]) => text.replace(secret, stand),
    response ?? timeoutType ?? originalCode ?? code ?? message,
  )
  return `${command === undefined || command === 'API' ? '' : `${command}: `}${said}`.slice(
    0,
    MAX_REASON_CHARACTERS,
  )
}
