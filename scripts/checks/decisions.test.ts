import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../docs/adr/', import.meta.url))

it('the index of decisions lists each one once, with its title, and says which no longer hold', () => {
  const lines = readFileSync(`${FOLDER}README.md`, 'utf8').match(/^- .*$/gm) ?? []
  const expected = globSync('0*.md', { cwd: FOLDER }).map((file) => {
    const text = readFileSync(FOLDER + file, 'utf8')
    const title = /^# (?:\d{4}[.:]? )?(.+)/.exec(text)?.[1]
    const mark = text.includes('\n*Superseded') ? ' *(superseded)*' : ''
    return `- [${file.slice(0, 4)}](${file}) ${title}${mark}`
  })
  expect(lines.toSorted()).toEqual(expected.toSorted())
})
