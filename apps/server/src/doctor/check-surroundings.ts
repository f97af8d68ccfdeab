import type { Examination } from './examine.ts'
import { type Finding, fine, warning } from './finding.ts'

const SUBJECT = 'settings'

export async function checkSurroundings({ config }: Examination): Promise<readonly Finding[]> {
  const { isDemo, payments } = config
  const isProduction = process.env['NODE_ENV'] === 'production'
  return [
    fine(
      SUBJECT,
      `they make sense (${isDemo ? 'a demo on this machine' : 'no demo'}), Node ${process.version}`,
    ),
    ...(process.getuid?.() === 0
      ? [
          warning(
            SUBJECT,
            'this runs as root',
            'Run the server, and this, as a user of its own: whoever breaks in has no more than that user.',
          ),
        ]
      : []),
    ...(!isDemo && !isProduction
      ? [
          warning(
            SUBJECT,
            `NODE_ENV is not production${payments.kind === 'sandbox' ? ', and anybody has any plan with a test card' : ''}`,
            'Set NODE_ENV=production where others use it.',
          ),
        ]
      : []),
  ]
}
