import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Database } from '@wordloom/server/internal/database/database'
import { addTexts } from '@wordloom/server/internal/database/queries/large-text'
import { startSession } from '../accounts/person.ts'
import { addFolder, addList, addProject, addResult, throwAway } from './library.ts'

/** Other Unicode planes, combining characters, and the limits of what is allowed. */
const ODD_WORDS = [
  '🦊',
  '👩‍👩‍👧‍👦',
  '\u00e9',
  'e\u0301',
  'ﷺ',
  'שלום',
  '東京',
  ' \t padded \t ',
  `"quoted", 'twice' \\ and \\n`,
  '\u0001\u007f\u0085\u2028\ufeff',
  '\uffff',
  '\u{10ffff}',
  'x'.repeat(10_000),
]

interface LargeAccount {
  readonly userId: string
  readonly secret: string
}

export async function aLargeAccount(
  database: Database,
  { results }: { results: number },
): Promise<LargeAccount> {
  const { kysely, now } = database
  const id = randomUUIDv7()
  const times = { created_at: now, updated_at: now }
  const names = { first_name: 'Zoë 🧶', last_name: null }
  await kysely
    .insertInto('users')
    .values({
      id,
      email: 'ann@loom.example',
      email_key: 'ann@loom.example',
      email_verified: 1,
      ...names,
      ...times,
    })
    .execute()
  const secret = await startSession(database, id)
  const projectId = await addProject(database, id, 'Räume 🪡')
  const folderId = await addFolder(database, id, '')
  for (const word of ODD_WORDS)
    await addList(database, id, { name: word.slice(0, 200), words: [word, '', word] })
  await addList(database, id, { words: ODD_WORDS, folderId, projectId })
  await throwAway(database, 'saved_lists', await addList(database, id))
  await addResult(database, id, { combinations: ODD_WORDS, projectId })
  await kysely
    .insertInto('audit_log')
    .values({ at: now, action: 'did', actor_id: id, details: '{"🦊":1}' })
    .execute()

  const row = { user_id: id, separator: '', wrap: '', combination_count: '1000000', preview: '[]', ...times }
  for (let result = 0; result < results; result++) {
    const combinations = aMillionLines(result)
    const created = await kysely
      .insertInto('saved_results')
      .values({ ...row, name: `Result ${result}`, has_text: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addTexts(database, kysely, 'saved_results', { userId: id, id: created.id }, { combinations })
  }
  return { userId: id, secret }
}

function aMillionLines(seed: number): string {
  const words = Array.from({ length: 1000 }, (_, at) =>
    createHash('sha256')
      .update(`${seed} ${at}`)
      .digest('hex')
      .slice(0, at % 7),
  )
  return words.map((word, at) => words.map((other) => `${word}🧵${other}${at}`).join('\n')).join('\n')
}
