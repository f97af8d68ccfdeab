import { HEALTH_PATH } from '@wordloom/contract'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../http/client/loopback.ts'
import { type Examination, type Finding, fine, problem, reasonOf, warning } from '../finding.ts'

const SUBJECT = 'address'
const TIMEOUT_MS = 5000

export async function checkAddress({ config }: Examination): Promise<readonly Finding[]> {
  const { publicUrl, isDemo } = config
  if (isDemo) return [fine(SUBJECT, 'only for this machine')]
  return [...judgeSettings(config), ...(publicUrl === null ? [] : await visit(publicUrl))]
}

function judgeSettings({ host, publicUrl, trustedProxies }: Config): readonly Finding[] {
  if (publicUrl === null) {
    const advice = 'Set PUBLIC_URL to the URL that people use. Links in emails lead there.'
    return isLoopback(host)
      ? []
      : [warning(SUBJECT, `PUBLIC_URL isn't set, and the server listens at ${host}`, advice)]
  }
  if (publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname)) {
    return [
      warning(
        SUBJECT,
        `${publicUrl.origin} isn't encrypted: others on the network can read passwords`,
        'Put a TLS proxy in front of the server, and set PUBLIC_URL to its https URL.',
      ),
    ]
  }
  if (publicUrl.protocol === 'https:' && trustedProxies.length === 0) {
    return [
      warning(
        SUBJECT,
        "a proxy handles TLS, and TRUST_PROXY isn't set: rate limits count everyone as one person, and soon refuse them",
        'Set TRUST_PROXY to the address of the proxy, or to loopback if it runs on this machine.',
      ),
    ]
  }
  return []
}

async function visit(publicUrl: URL): Promise<readonly Finding[]> {
  const ask = (path: string) =>
    fetch(new URL(path, publicUrl), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  try {
    const { status } = await ask(HEALTH_PATH)
    if (status !== 200) {
      const found = `${publicUrl.origin}${HEALTH_PATH} answers ${status}`
      return [problem(SUBJECT, found, 'Start the server, and point the proxy to it.')]
    }
    const { headers } = await ask('/')
    return [
      fine(SUBJECT, `${publicUrl.origin} leads here`),
      ...(headers.has('content-security-policy') && headers.has('cross-origin-opener-policy')
        ? []
        : [
            problem(
              SUBJECT,
              'the proxy drops security headers',
              'Configure the proxy to pass on all response headers.',
            ),
          ]),
    ]
  } catch (error) {
    return [
      warning(
        SUBJECT,
        `${publicUrl.origin} can't be reached from here: ${reasonOf(error)}`,
        'If people can reach it, ignore this. Otherwise check its DNS name, its certificate, and that the server runs.',
      ),
    ]
  }
}
