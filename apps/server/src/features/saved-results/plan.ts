import { type Budget, compile, type Plan, parseColumn } from '@wordloom/engine'
import type { Order } from './order.ts'

/** Counting distinct combinations stops after about a second, and they are walked without a number then. */
const BUDGET: Budget = { work: 1e7, exceptions: 1e6 }

/** The combinations of an order, by the same engine and in the same order as in the generator. */
export function toPlan({ columns, texts, unique }: Order): Plan {
  const { separator, prefix, suffix, removeWhitespace } = texts
  const words = columns.map((text) => parseColumn(text, { removeWhitespace }))
  return compile({ columns: words, separator, prefix, suffix, unique }, BUDGET)
}
