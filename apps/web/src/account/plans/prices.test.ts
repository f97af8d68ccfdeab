import { expect, it } from 'vitest'
import { toMoney, YEARLY_SAVING } from './prices.ts'

it('a yearly plan saves $19 over twelve months, which is 17 percent', () => {
  expect(YEARLY_SAVING).toEqual({ dollars: 19, percent: 17 })
})

it.each([
  [900, 'usd', '$9.00'],
  [-1950, 'usd', '-$19.50'],
  [0, 'eur', '€0.00'],
  [500, 'jpy', '¥500'],
])('%i in the smallest unit of %s is %s', (amount, currency, money) => {
  expect(toMoney(amount, currency)).toBe(money)
})
