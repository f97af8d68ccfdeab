import { below, createRandom, type Random } from './random.ts'

export interface Shuffle {
  /** The number at a place. @throws {RangeError} outside `0 .. size - 1`. */
  at(place: bigint): bigint
  /** The place of a number. @throws {RangeError} outside `0 .. size - 1`. */
  placeOf(number: bigint): bigint
}

/** Like `Shuffle`, for sizes that a number can hold. */
export interface NumberShuffle {
  at(place: number): number
  /** Fills an array with the numbers at the places from `from` on, much sooner than one by one. */
  fill(from: number, numbers: Float64Array): void
  placeOf(number: number): number
}

/** Below this size, the order is stored, because a cipher on few numbers is visibly biased. */
const STORED = 1 << 16
const ROUNDS = 8

/**
 * Computes a permutation instead of storing it, so a billion rows come in random order in constant memory. The same
 * seed gives the same order on every machine.
 *
 * Source: the generalized Feistel cipher of Black and Rogaway, Ciphers with Arbitrary Finite Domains (2002).
 */
export function createShuffle(size: bigint, seed: string): Shuffle {
  const shuffle =
    size <= Number.MAX_SAFE_INTEGER ? toLarge(createNumberShuffle(Number(size), seed)) : cipher(size, seed)
  return {
    at: (place) => shuffle.at(check(place, size)),
    placeOf: (number) => shuffle.placeOf(check(number, size)),
  }
}

function toLarge({ at, placeOf }: NumberShuffle): Shuffle {
  return { at: (place) => BigInt(at(Number(place))), placeOf: (number) => BigInt(placeOf(Number(number))) }
}

function check(number: bigint, size: bigint): bigint {
  if (number < 0n || number >= size) throw new RangeError(`There is no row ${number} among ${size}.`)
  return number
}

/** Gives the order of `createShuffle`, sooner. No function of the result checks its arguments. */
export function createNumberShuffle(size: number, seed: string): NumberShuffle {
  const random = createRandom(`${size} ${seed}`)
  return size <= STORED ? storeShuffle(size, random) : cipherNumbers(size, random)
}

/** Fisher and Yates. */
function storeShuffle(size: number, random: Random): NumberShuffle {
  const numbers = Uint32Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    const j = below(i + 1, random)
    const number = numbers[i] ?? 0
    numbers[i] = numbers[j] ?? 0
    numbers[j] = number
  }
  const places = new Uint32Array(size)
  numbers.forEach((number, place) => {
    places[number] = place
  })
  return {
    at: (place) => numbers[place] ?? 0,
    fill(from, target) {
      for (let i = 0; i < target.length; i++) target[i] = numbers[from + i] ?? 0
    },
    placeOf: (number) => places[number] ?? 0,
  }
}

/**
 * A number is `left * width + right`. Each round adds a hash of one half to the other. Halves are below 2^27. Processors
 * do a round of many numbers much faster than many rounds of one number.
 */
function cipherNumbers(size: number, random: Random): NumberShuffle {
  const width = Math.ceil(Math.sqrt(size))
  const height = Math.ceil(size / width)
  const keys = Int32Array.from({ length: ROUNDS }, random)
  const one = new Float64Array(1)
  let left = new Int32Array(1)
  let right = new Int32Array(1)

  function encrypt(numbers: Float64Array): void {
    if (left.length < numbers.length) {
      left = new Int32Array(numbers.length)
      right = new Int32Array(numbers.length)
    }
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] ?? 0
      const row = Math.floor(number / width)
      left[i] = row
      right[i] = number - row * width
    }
    for (let round = 0; round < ROUNDS; round += 2) {
      addHashes(left, right, { key: keys[round] ?? 0, size: height, count: numbers.length })
      addHashes(right, left, { key: keys[round + 1] ?? 0, size: width, count: numbers.length })
    }
    for (let i = 0; i < numbers.length; i++) numbers[i] = (left[i] ?? 0) * width + (right[i] ?? 0)
  }

  function decrypt(number: number): number {
    let above = Math.floor(number / width)
    let rest = number % width
    for (let round = ROUNDS - 2; round >= 0; round -= 2) {
      rest = (rest - (mix(above, keys[round + 1] ?? 0) % width) + width) % width
      above = (above - (mix(rest, keys[round] ?? 0) % height) + height) % height
    }
    return above * width + rest
  }

  function at(place: number): number {
    one[0] = place
    do encrypt(one)
    while ((one[0] ?? 0) >= size)
    return one[0] ?? 0
  }

  return {
    at,
    fill(from, numbers) {
      for (let i = 0; i < numbers.length; i++) numbers[i] = from + i
      encrypt(numbers)
      for (let i = 0; i < numbers.length; i++) if ((numbers[i] ?? 0) >= size) numbers[i] = at(numbers[i] ?? 0)
    },
    placeOf(number) {
      let place = decrypt(number)
      while (place >= size) place = decrypt(place)
      return place
    },
  }
}

interface Round {
  readonly key: number
  readonly size: number
  readonly count: number
}

/** Adds hashes of `others` to numbers below `size`, modulo `size`. */
function addHashes(numbers: Int32Array, others: Int32Array, { key, size, count }: Round): void {
  // Multiplying is faster than `%`. The quotient is one too low for some multiples of the size, and the rest then is the
  // size, which is subtracted from the sum. A branch there would be guessed wrong half of the time.
  const share = 1 / size
  for (let i = 0; i < count; i++) {
    const hash = mix(others[i] ?? 0, key)
    const rest = (hash - Math.imul(hash * share, size)) | 0
    const excess = ((numbers[i] ?? 0) + rest - size) | 0
    numbers[i] = excess + (size & (excess >> 31))
  }
}

function cipher(size: bigint, seed: string): Shuffle {
  const random = createRandom(`${size} ${seed}`)
  const width = rootAbove(size)
  const height = (size + width - 1n) / width
  const words = Math.ceil(width.toString(2).length / 32) + 1
  const keys = Array.from({ length: ROUNDS }, random)

  function encrypt(number: bigint): bigint {
    let left = number / width
    let right = number % width
    for (let round = 0; round < ROUNDS; round += 2) {
      left = (left + mixLarge(right, keys[round] ?? 0, words)) % height
      right = (right + mixLarge(left, keys[round + 1] ?? 0, words)) % width
    }
    return left * width + right
  }

  function decrypt(number: bigint): bigint {
    let left = number / width
    let right = number % width
    for (let round = ROUNDS - 2; round >= 0; round -= 2) {
      right = modulo(right - mixLarge(left, keys[round + 1] ?? 0, words), width)
      left = modulo(left - mixLarge(right, keys[round] ?? 0, words), height)
    }
    return left * width + right
  }

  return { at: (place) => walk(encrypt, place), placeOf: (number) => walk(decrypt, number) }

  function walk(step: (number: bigint) => bigint, from: bigint): bigint {
    let number = step(from)
    while (number >= size) number = step(number)
    return number
  }
}

/** The finalizer of MurmurHash3 (Austin Appleby), which spreads each bit over all bits. */
function mix(number: number, key: number): number {
  let hash = (number ^ key) | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function mixLarge(number: bigint, key: number, words: number): bigint {
  let digest = key
  for (let rest = number; rest > 0n; rest >>= 32n) digest = mix(Number(rest & 0xffff_ffffn), digest)
  let hash = 0n
  for (let word = 0; word < words; word++) {
    digest = mix(word, digest)
    hash = (hash << 32n) | BigInt(digest)
  }
  return hash
}

function modulo(number: bigint, size: bigint): bigint {
  const rest = number % size
  return rest < 0n ? rest + size : rest
}

function rootAbove(square: bigint): bigint {
  let low = 1n
  let high = 1n << BigInt(Math.ceil(square.toString(2).length / 2))
  while (low < high) {
    const middle = (low + high) / 2n
    if (middle * middle < square) low = middle + 1n
    else high = middle
  }
  return low
}
