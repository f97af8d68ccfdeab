import SMTPConnection from 'nodemailer/lib/smtp-connection'

const TIMEOUT_MS = 5000

export function isEncrypted(url: URL): Promise<boolean> {
  const isFromStart = url.protocol === 'smtps:'
  const connection = new SMTPConnection({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    secure: isFromStart,
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(url.searchParams.get('ignoreTLS') === 'true' && { ignoreTLS: true }),
    // The mail check has already verified the certificate, if the settings demand that.
    tls: { rejectUnauthorized: false },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return new Promise((resolve) => {
    connection.once('error', () => resolve(false))
    connection.connect(() => {
      resolve(connection.secure)
      connection.quit()
    })
  })
}
