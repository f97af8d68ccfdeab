import { HEALTH_PATH } from '@wordloom/contract'
import type { Config } from '../config.ts'
import { isLoopback } from '../http/loopback.ts'
import type { Examination } from './examine.ts'
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts'

const SUBJECT = 'address'
const TIMEOUT_MS = 5000

export async function checkAddress({ config }: Examination): Promise<readonly Finding[]> {
  const { publicUrl, isDemo } = config
  if (isDemo) return [fine(SUBJECT, 'this machine alone')]
  return [...judgeSettings(config), ...(publicUrl === null ? [] : await visit(publicUrl))]
}

function judgeSettings({ host, publicUrl, trustedProxies }: Config): readonly Finding[] {
  if (publicUrl === null) {
    const advice = 'Set PUBLIC_URL to the address that people use: links in mails lead there.'
    return isLoopback(host)
      ? []
      : [warning(SUBJECT, `PUBLIC_URL is not set, and it listens at ${host}`, advice)]
  }
  if (publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname)) {
    return [
      warning(
        SUBJECT,
        `${publicUrl.origin} is not encrypted: passwords can be read on the way`,
        'Put a proxy with TLS before it, and set PUBLIC_URL to its https address.',
      ),
    ]
  }
  if (publicUrl.protocol === 'https:' && trustedProxies.length === 0) {
    return [
      warning(
        SUBJECT,
        'a proxy ends TLS, and TRUST_PROXY is not set: all people count as one, who is soon refused',
        'Set TRUST_PROXY to the address of the proxy: loopback where it runs on this machine.',
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
      return [problem(SUBJECT, found, 'Start the server, and let the proxy lead to it.')]
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
              'Let it pass on all headers of the answers.',
            ),
          ]),
    ]
  } catch (error) {
    return [
      warning(
        SUBJECT,
        `${publicUrl.origin} cannot be reached from here: ${reasonOf(error)}`,
        'If people reach it, all is well; else check its name, its certificate, and that the server runs.',
      ),
    ]
  }
}
