import { expect, it } from 'vitest'
import { toCodesFile } from './codes-dialog.tsx'

it('the recovery codes file says what the codes are, whose they are, and how to use them', () => {
  const day = new Date('2026-11-21T12:00:00Z')
  const codes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567']
  expect(toCodesFile(codes, { email: 'ann@example.org', site: 'words.example', day })).toBe(
    `Recovery codes for Wordloom at words.example
Account: ann@example.org. Created on Nov 21, 2026.

Each code works once: choose “Use a recovery code” when you sign in.

abcd-efgh-ijkl-mnop
qrst-uvwx-yz23-4567
`,
  )
})
