import type { Measure } from '../measures/measure.ts'
import type { Order } from './order/order.ts'
import type { Field } from './table.ts'

export interface Recipe {
  readonly columns: readonly RecipeColumn[]
  /** Groups of columns, by number from 0, that take their words from the same line. */
  readonly links?: readonly (readonly number[])[]
  /** Texts such as `{City} plumber`, one after the other. Default: all columns, joined by `separator`. */
  readonly patterns?: readonly string[]
  /** Joins the columns in all orders, of at most 6 columns. Has no effect if there are patterns. */
  readonly allOrders?: boolean
  readonly separator?: string
  readonly prefix?: string
  readonly suffix?: string
  readonly rules?: Rules
  /** Keeps the first of equal rows among those that the rules keep. */
  readonly unique?: boolean
  readonly order?: Order
  /** Numbers of the columns whose words change slowest, the slowest first. Default: the order of the text. */
  readonly slowest?: readonly number[]
  readonly fields?: readonly Field[]
}

export interface RecipeColumn {
  /** Patterns and rules can use the name. Any column can be named by its number from 1. */
  readonly name?: string
  /** A column without words takes no part. */
  readonly words: readonly string[]
  /** The rows with the column are followed by the rows without it. */
  readonly isOptional?: boolean
}

/** A row is kept if all rules hold. */
export interface Rules {
  readonly lengths?: readonly LengthRule[]
  /** No two words between spaces may be equal, whatever their case. */
  readonly noWordTwice?: boolean
  /** Statements such as `IF [City] = "Leeds" THEN [Service] <> "boat repair";`. */
  readonly conditions?: string
  /** Texts of rows that aren't wanted, whatever their case. Composed and curly characters count as their plain forms. */
  readonly leaveOut?: readonly string[]
}

/** Limits the length of the whole row, prefix and suffix included. */
export interface LengthRule extends Measure {
  readonly least?: number
  readonly most?: number
}
