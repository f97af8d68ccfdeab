import { below, createRandom, type Random } from './random.ts'

/** A random order of the numbers `0 .. size - 1`. */
export interface Shuffle {
  /** The number at a place. @throws {RangeError} outside `0 .. size - 1`. */
  at(place: bigint): bigint
  /** The place of a number. @throws {RangeError} outside `0 .. size - 1`. */
  placeOf(number: bigint): bigint
}

/** Like `Shuffle`, for sizes that a number can hold. */
export interface NumberShuffle {
  at(place: number): number
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

/** Gives the order of `createShuffle`, sooner. Neither function of the result checks its argument. */
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
  return { at: (place) => numbers[place] ?? 0, placeOf: (number) => places[number] ?? 0 }
}

/** A number is `left * width + right`. Each round adds a hash of one half to the other. */
function cipherNumbers(size: number, random: Random): NumberShuffle {
  const width = Math.ceil(Math.sqrt(size))
  const height = Math.ceil(size / width)
  const keys = Int32Array.from({ length: ROUNDS }, random)

  function encrypt(number: number): number {
    let left = Math.floor(number / width)
    let right = number % width
    for (let round = 0; round < ROUNDS; round += 2) {
      left = (left + (mix(right, keys[round] ?? 0) % height)) % height
      right = (right + (mix(left, keys[round + 1] ?? 0) % width)) % width
    }
    return left * width + right
  }

  function decrypt(number: number): number {
    let left = Math.floor(number / width)
    let right = number % width
    for (let round = ROUNDS - 2; round >= 0; round -= 2) {
      right = (right - (mix(left, keys[round + 1] ?? 0) % width) + width) % width
      left = (left - (mix(right, keys[round] ?? 0) % height) + height) % height
    }
    return left * width + right
  }

  return {
    at(place) {
      let number = encrypt(place)
      while (number >= size) number = encrypt(number)
      return number
    },
    placeOf(number) {
      let place = decrypt(number)
      while (place >= size) place = decrypt(place)
      return place
    },
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
