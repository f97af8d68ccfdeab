import type { Finding } from './finding.ts'

export const DOCTOR_USAGE = `Checks this installation, using the settings of the server, and says what to do. It changes nothing, and the server may be running.

  npm run doctor                               checks settings, memory, data folder, database, disk, backups, clock, address, mail, identity provider, payments
  npm run doctor -- --send-to ann@example.org  also sends a test email
  npm run doctor -- --json                     prints JSON for programs

Exit codes: 0 no problem, 1 at least one problem, 2 wrong usage.
`

export const DOCTOR_TEXTS = {
  noAddress: (given: string) => `'${given}' isn't an email address.`,
  report: (findings: readonly Finding[]) => findings.map(toLines).join(''),
} as const

function toLines({ subject, level, found, advice }: Finding): string {
  const line = `${level.padEnd(8)} ${subject.padEnd(17)} ${found}\n`
  return advice === null ? line : `${line}${' '.repeat(27)}${advice}\n`
}
