import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WEB = fileURLToPath(new URL('../../apps/web/src/', import.meta.url))

const READ =
  'aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|heading|lead|description|hint|confirmLabel'

const LITERAL = new RegExp(`\\s(?:${READ})=(?:"[^"]*\\p{L}{2}[^"]*"|\\{[\`'"][^\`'"]*\\p{L}{2})`, 'gu')

it('keeps attribute texts in the texts of each feature', () => {
  const found = globSync('**/*.tsx', { cwd: WEB }).flatMap((file) =>
    [...readFileSync(WEB + file, 'utf8').matchAll(LITERAL)].map(([text]) => `${file}:${text}`),
  )
  expect(found).toEqual([])
})
