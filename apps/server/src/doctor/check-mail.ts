import { isIPv6 } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { parseSender, type Sender, senderAt } from '../features/mail/sender.ts'
import { isLoopback } from '../http/loopback.ts'
import type { Examination } from './examine.ts'
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts'
import { isEncrypted } from './is-encrypted.ts'

const SUBJECT = 'mail'
const LIMITS = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 10_000, socketTimeout: 10_000 }

export async function checkMail({ config, sendTo }: Examination): Promise<readonly Finding[]> {
  const { mail, isDemo } = config
  if (mail.smtpUrl === null) {
    const found = `mails are kept as files in ${config.dataFolder}/mail`
    return [
      isDemo
        ? fine(SUBJECT, found)
        : warning(SUBJECT, found, 'Set SMTP_URL: nobody can prove an address without.'),
    ]
  }
  const url = withLimits(mail.smtpUrl)
  const transporter = createTransport({ url: url.href })
  try {
    await transporter.verify()
    const sender = senderOf(config)
    return [
      fine(SUBJECT, `${url.host} answers${url.username === '' ? '' : ' and takes the password'}`),
      ...(await judgeEncryption(url)),
      fine(SUBJECT, `mails come from ${sender.name} <${sender.address}>`),
      ...(sendTo === null ? [] : [await send(transporter, { sender, to: sendTo })]),
    ]
  } catch (error) {
    return [
      problem(
        SUBJECT,
        `${url.host} cannot be used: ${reasonOf(error)}`,
        'Check SMTP_URL: host, port (587, or 465 with smtps://), user and password. Mails wait for up to 24 hours.',
      ),
    ]
  } finally {
    transporter.close()
  }
}

async function judgeEncryption(url: URL): Promise<readonly Finding[]> {
  if (await isEncrypted(url)) return [fine(SUBJECT, 'the way there is encrypted')]
  if (isLoopback(url.hostname)) return []
  return [
    warning(
      SUBJECT,
      'the way there is not encrypted: links in mails can be read on it',
      'Use smtps://, or a server that offers STARTTLS; ?requireTLS=true in SMTP_URL demands it.',
    ),
  ]
}

function senderOf({ mail, publicUrl, host, port }: Config): Sender {
  const named = mail.from === null ? null : parseSender(mail.from)
  return named ?? senderAt(publicUrl?.origin ?? `http://${isIPv6(host) ? `[${host}]` : host}:${port}`)
}

async function send(
  transporter: ReturnType<typeof createTransport>,
  { sender, to }: { readonly sender: Sender; readonly to: string },
): Promise<Finding> {
  try {
    await transporter.sendMail({
      from: sender,
      to,
      subject: 'Wordloom can send mail',
      text: 'This was sent by npm run doctor, to see that mails arrive.\n',
    })
    return fine(SUBJECT, `a mail to ${to} was taken: look whether it came, and not as spam`)
  } catch (error) {
    return problem(SUBJECT, `a mail to ${to} was refused: ${reasonOf(error)}`, 'Check MAIL_FROM.')
  }
}

function withLimits(original: URL): URL {
  const url = new URL(original)
  for (const [option, milliseconds] of Object.entries(LIMITS)) {
    url.searchParams.set(option, String(milliseconds))
  }
  return url
}
