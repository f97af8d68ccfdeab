import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const WEB = fileURLToPath(new URL('../../apps/web/src/', import.meta.url))

const SIZE = /^\s*--text-([\w]+): ([\d.]+rem);$/gm

/** A class or a declaration that sets a size of its own: `text-[15px]`, `font-size: 15px`. */
const OTHER_SIZE =
  /\btext-\[(?:length:)?[\d.]+\w+\]|\btext-\(length:|\[font(?:-size)?:|\bfont-size:\s*[\d.]+|\bfontSize\w*[=:]/g

/** The service worker's page and Stripe's form can't use our classes. */
const OUTSIDE = ['service-worker/offline-page.ts', 'account/subscription/stripe/stripe-payment.tsx']

const sizes = new Map(
  [...readFileSync(`${WEB}app.css`, 'utf8').matchAll(SIZE)].map(([, name, size]) => [name, size]),
)

describe('type sizes', () => {
  it('are at most seven', () => {
    expect(new Set(sizes.values()).size).toBeLessThanOrEqual(7)
  })

  it('replace the sizes of Tailwind', () => {
    expect(readFileSync(`${WEB}app.css`, 'utf8')).toContain('--text-*: initial;')
  })

  it('are all used, and no others are', () => {
    const used = new Set<string | undefined>()
    const others: string[] = []
    for (const file of globSync('**/*.{ts,tsx,css}', { cwd: WEB })) {
      if (OUTSIDE.includes(file)) continue
      const text = readFileSync(WEB + file, 'utf8')
      for (const [, name] of text.matchAll(/\btext-(xs|sm|base|lg|\d?xl)\b/g)) used.add(name)
      others.push(...[...text.matchAll(OTHER_SIZE)].map(([found]) => `${file}: ${found}`))
    }
    expect(others).toEqual([])
    expect([...used].toSorted()).toEqual([...sizes.keys()].toSorted())
  })
})
