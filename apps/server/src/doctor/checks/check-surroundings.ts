import { type Examination, type Finding, fine, warning } from '../finding.ts'

const SUBJECT = 'settings'

export async function checkSurroundings({ config }: Examination): Promise<readonly Finding[]> {
  const { isDemo, payments } = config
  const isProduction = process.env['NODE_ENV'] === 'production'
  return [
    fine(
      SUBJECT,
      `they are valid (${isDemo ? 'a demo on this machine' : 'no demo'}), Node ${process.version}`,
    ),
    ...(process.getuid?.() === 0
      ? [
          warning(
            SUBJECT,
            'this command runs as root',
            'Run the server and this command as a separate user, so that an intruder gets no more rights than that user.',
          ),
        ]
      : []),
    ...(!isDemo && !isProduction
      ? [
          warning(
            SUBJECT,
            `NODE_ENV isn't production${payments.kind === 'sandbox' ? ', and anyone can get any plan with a test card' : ''}`,
            'Set NODE_ENV=production if other people use this installation.',
          ),
        ]
      : []),
  ]
}
