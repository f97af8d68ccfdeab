import type { Finding } from './finding.ts'

export const DOCTOR_USAGE = `Looks at what this installation needs, by the settings of the server, and says what to do. Nothing is changed; the server may be running.

  npm run doctor                               settings, data folder, database, disk, backups, clock, address, mail, identity provider, payments
  npm run doctor -- --send-to ann@example.org  sends a mail, to see that it comes
  npm run doctor -- --json                     for programs

Exit codes: 0 no problem, 1 at least one, 2 not understood.
`

export const DOCTOR_TEXTS = {
  noAddress: (given: string) => `'${given}' is no email address.`,
  report: (findings: readonly Finding[]) => findings.map(toLines).join(''),
} as const

function toLines({ subject, level, found, advice }: Finding): string {
  const line = `${level.padEnd(8)} ${subject.padEnd(17)} ${found}\n`
  return advice === null ? line : `${line}${' '.repeat(27)}${advice}\n`
}
