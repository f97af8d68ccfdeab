/** Returns random 32-bit numbers from 0, the same for a seed on every machine. */
export type Random = () => number

/** Sources: sfc32 of PractRand (Chris Doty-Humphrey). The seed is spread by cyrb128 (bryc). */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = spread(seed)
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  // The first numbers still resemble the seed.
  for (let i = 0; i < 12; i++) next()
  return next
}

/** Returns a random whole number below `limit`, which is at most 2^32. All numbers are equally likely. */
export function below(limit: number, random: Random): number {
  const rest = 2 ** 32 % limit
  for (;;) {
    const number = random()
    if (number >= rest) return number % limit
  }
}

function spread(seed: string): [number, number, number, number] {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  a ^= b ^ c ^ d
  return [a, b ^ a, c ^ a, d ^ a]
}
