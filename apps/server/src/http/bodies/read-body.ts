import type { FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import { SMALL_BYTES } from '../../memory/held-memory.ts'

/** Each block owns its memory, so it can be transferred to another thread. */
export type Blocks = readonly Uint8Array<ArrayBuffer>[]

/** For bodies without a content-length. Other bodies are one block, which is freed as a whole. */
const BLOCK = 1024 * 1024
const FIRST_BLOCK_OF_MANY = 64 * 1024

/**
 * Only received bytes count as held, so announcing a large body takes no memory from others.
 * @throws {RequestError} `too_large`, or `unavailable` if the server holds too much
 */
export async function readBody(request: FastifyRequest): Promise<Blocks> {
  const { raw } = request
  const { holding } = request.exchange
  const limit = request.routeOptions.bodyLimit
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > limit) throw new RequestError('too_large')
  if (raw.destroyed) throw new RequestError('bad_request')
  if (announced > SMALL_BYTES) holding.demand(announced)

  const { promise, resolve, reject } = Promise.withResolvers<Blocks>()
  const keep = createBlocks(announced)
  let size = 0
  const onData = (chunk: Uint8Array) => {
    size += chunk.length
    if (size > limit) {
      fail(new RequestError('too_large'))
      return
    }
    try {
      holding.take(chunk.length)
      keep.add(chunk)
    } catch (error) {
      fail(error)
    }
  }
  const onEnd = () => {
    stop()
    resolve(keep.blocks())
  }
  const onClose = () => fail(new RequestError('bad_request'))
  const fail = (error: unknown) => {
    stop()
    reject(error)
  }
  const stop = () => {
    raw.off('data', onData).off('end', onEnd).off('close', onClose)
  }
  raw
    .on('data', onData)
    .on('end', onEnd)
    .on('close', onClose)
    // `close` follows, but without this listener an error would crash the process.
    .on('error', () => {})
  return promise
}

export function sizeOf(blocks: Blocks): number {
  return blocks.reduce((size, { length }) => size + length, 0)
}

function createBlocks(announced: number) {
  const full: Uint8Array<ArrayBuffer>[] = []
  let block = allocate(announced || FIRST_BLOCK_OF_MANY)
  let filled = 0
  return {
    add(chunk: Uint8Array): void {
      for (let at = 0; at < chunk.length; ) {
        if (filled === block.length) {
          full.push(block)
          block = allocate(BLOCK)
          filled = 0
        }
        const part = chunk.subarray(at, at + block.length - filled)
        block.set(part, filled)
        filled += part.length
        at += part.length
      }
    },
    blocks: (): Blocks => (filled === 0 ? full : [...full, block.subarray(0, filled)]),
  }
}

function allocate(length: number): Uint8Array<ArrayBuffer> {
  return Buffer.allocUnsafeSlow(length)
}
