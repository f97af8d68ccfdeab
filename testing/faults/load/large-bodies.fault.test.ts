import { once } from 'node:events'
import { request } from 'node:http'
import { accounts, savedResults } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { peakMemoryOf } from '../../src/server/proc.ts'
import { aServerProcess } from '../../src/server/process.ts'

const HEAP = '--max-old-space-size=512'
const MAX_MEMORY = 768 * 1024 * 1024
const TIMEOUT_MS = 300_000

/** The most and longest that fit. One is outside Latin-1, so the text takes two bytes per character. */
const COMBINATIONS = Array.from({ length: 1_000_000 }, (_, number) =>
  String(number)
    .padStart(7, '0')
    .padEnd(number === 0 ? 63 : 64, number === 0 ? 'ж' : '-'),
)
const BODY = Buffer.from(JSON.stringify({ name: 'Large', combinations: COMBINATIONS }))

describe.runIf(process.platform === 'linux').each(DATABASES)('R8 a server on %s', (kind) => {
  it(
    'accepts four of the largest bodies at once in 768 MB, asks a fifth to retry, and saves each unchanged',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using server = await aServerProcess(place.settings, { NODE_OPTIONS: HEAP })
      const { origin, pid } = server
      const people = await Promise.all(['ann', 'bob', 'cyd', 'dee'].map((name) => signedUp(origin, name)))
      const late = await signedUp(origin, 'eve')
      const uploads = people.map((person) => anUpload(origin, person))
      await Promise.all(uploads.map((upload) => upload.sendMost()))
      expect(await anUpload(origin, late).answer()).toMatchObject({ status: 503, retryAfter: '5' })

      const answers = await Promise.all(uploads.map((upload) => upload.sendRest()))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      expect(await peakMemoryOf(pid)).toBeLessThan(MAX_MEMORY)
      const { id } = JSON.parse(answers[3]?.text ?? '')
      const kept = await people[3]?.get(`${savedResults.list.path}/${id}/export`)
      expect((await kept?.text()) === `${COMBINATIONS.join('\n')}\n`).toBe(true)
    },
    TIMEOUT_MS,
  )
})

async function signedUp(origin: string, name: string): Promise<Visitor> {
  const visitor = aVisitor(origin)
  const body = { email: `${name}@loom.example`, password: 'seven looms at dusk' }
  expect((await visitor.call(accounts.signUp, { body })).status).toBe(201)
  return visitor
}

function anUpload(origin: string, { cookies }: Visitor) {
  const upload = request(`${origin}${savedResults.create.path}?view=summary`, {
    method: 'POST',
    headers: {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': 'application/json',
      'content-length': BODY.length,
    },
  })
  upload.on('error', () => {})
  upload.flushHeaders()
  const answer = async () => {
    const [reply] = await once(upload, 'response')
    let text = ''
    for await (const part of reply) text += part
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], text }
  }
  return {
    answer,
    /** More than network buffers hold, so the server must be reading. */
    sendMost: () => new Promise<void>((sent) => upload.write(BODY.subarray(0, -1), () => sent())),
    sendRest: () => {
      upload.end(BODY.subarray(-1))
      return answer()
    },
  }
}
