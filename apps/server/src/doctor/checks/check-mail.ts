import { isIPv6 } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config/config.ts'
import { parseSender, type Sender, senderAt } from '../../features/mail/sender.ts'
import { isLoopback } from '../../http/client/loopback.ts'
import { type Examination, type Finding, fine, problem, reasonOf, warning } from '../finding.ts'
import { isEncrypted } from './is-encrypted.ts'

const SUBJECT = 'mail'
const LIMITS = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 10_000, socketTimeout: 10_000 }

export async function checkMail({ config, sendTo }: Examination): Promise<readonly Finding[]> {
  const { mail, isDemo } = config
  if (mail.smtpUrl === null) {
    const found = `emails are saved as files in ${config.dataFolder}/mail`
    return [
      isDemo
        ? fine(SUBJECT, found)
        : warning(SUBJECT, found, 'Set SMTP_URL. Without it, nobody can verify an email address.'),
    ]
  }
  const url = withLimits(mail.smtpUrl)
  const transporter = createTransport({ url: url.href })
  try {
    await transporter.verify()
    const sender = senderOf(config)
    return [
      fine(SUBJECT, `${url.host} answers${url.username === '' ? '' : ' and accepts the password'}`),
      ...(await judgeEncryption(url)),
      fine(SUBJECT, `emails come from ${sender.name} <${sender.address}>`),
      ...(sendTo === null ? [] : [await send(transporter, { sender, to: sendTo })]),
    ]
  } catch (error) {
    return [
      problem(
        SUBJECT,
        `${url.host} can't be used: ${reasonOf(error)}`,
        'Check SMTP_URL: host, port (587, or 465 with smtps://), user and password. Emails wait for up to 24 hours.',
      ),
    ]
  } finally {
    transporter.close()
  }
}

async function judgeEncryption(url: URL): Promise<readonly Finding[]> {
  if (await isEncrypted(url)) return [fine(SUBJECT, 'the connection is encrypted')]
  if (isLoopback(url.hostname)) return []
  return [
    warning(
      SUBJECT,
      "the connection isn't encrypted: others can read the links in emails",
      'Use smtps://, or a server that offers STARTTLS. To require it, add ?requireTLS=true to SMTP_URL.',
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
      subject: 'Wordloom can send email',
      text: 'npm run doctor sent this email to check that emails arrive.\n',
    })
    return fine(SUBJECT, `the mail server accepted an email to ${to}: check that it arrives, and not as spam`)
  } catch (error) {
    return problem(
      SUBJECT,
      `the mail server refused an email to ${to}: ${reasonOf(error)}`,
      'Check MAIL_FROM.',
    )
  }
}

function withLimits(original: URL): URL {
  const url = new URL(original)
  for (const [option, milliseconds] of Object.entries(LIMITS)) {
    url.searchParams.set(option, String(milliseconds))
  }
  return url
}
