import { setPriority } from 'node:os'
import { type Endpoint, type ErrorCode, ItemParts, type ReadingReport } from '@wordloom/contract'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { RequestError } from '../../errors.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Blocks, parsePart } from './parse-json.ts'
import { parseLargeJson } from './parse-large-json.ts'
import { readFileBody, type SentFile } from './read-file-body.ts'

/** Keeps requests fast, as in `plan-workers/plan.worker.ts`. */
if (process.platform === 'linux') setPriority(10)

export interface LargeBody {
  readonly method: Endpoint['method']
  readonly path: Endpoint['path']
  readonly url: string
  readonly hasKey: boolean
  readonly blocks: Blocks
  /** Set if the body is a file of another program. */
  readonly file?: SentFile
}

export type ParsedLargeBody =
  | { readonly body: unknown; readonly fingerprint: string | null; readonly report?: ReadingReport }
  | {
      readonly refusal: {
        readonly code: ErrorCode
        readonly message: string
        readonly fields?: Readonly<Record<string, string>>
      }
    }

export async function parseLargeBody({
  method,
  path,
  url,
  hasKey,
  blocks,
  file,
}: LargeBody): Promise<ParsedLargeBody> {
  try {
    const endpoint = ENDPOINTS.find((each) => each.method === method && each.path === path)
    if (endpoint?.body === undefined) throw new Error(`There is no body of ${method} ${path}.`)
    const fingerprint = hasKey ? fingerprintOf({ method, url }, blocks) : null
    if (file !== undefined)
      return withoutCopy({ ...(await parseFile(endpoint.body, blocks, file)), fingerprint })
    return withoutCopy({ body: parseLargeJson(endpoint.body, blocks), fingerprint })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { code, message, fields } = error
    return { refusal: { code, message, ...(fields && { fields }) } }
  }
}

const PART_WORDS = 10_000

async function parseFile(schema: NonNullable<Endpoint['body']>, blocks: Blocks, file: SentFile) {
  const { fields, words, report } = await readFileBody(blocks, file)
  const pieces: string[] = []
  const items = new ItemParts(partsOf(words), (piece) => pieces.push(piece))
  const body = parsePart(schema, { ...fields, words: items }) as { readonly words: object }
  const text = new TextEncoder().encode(pieces.join(''))
  return { body: { ...body, words: { ...body.words, text } }, report }
}

function* partsOf(words: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < words.length; at += PART_WORDS) yield words.slice(at, at + PART_WORDS)
}

function withoutCopy(parsed: {
  readonly body: unknown
  readonly fingerprint: string | null
  readonly report?: ReadingReport
}): ParsedLargeBody {
  const moved = { [transferableSymbol]: buffersIn(parsed.body), [valueSymbol]: parsed }
  // Piscina transfers the buffers and passes on only the value.
  return move(moved as never) as unknown as ParsedLargeBody
}

function buffersIn(body: unknown): ArrayBufferLike[] {
  return Object.values(body as object).flatMap((field) =>
    typeof field === 'object' && field !== null
      ? Object.values(field).flatMap((text) => (text instanceof Uint8Array ? [text.buffer] : []))
      : [],
  )
}
