import { type PaidPlan, PRICES } from '@wordloom/contract'
import { PERIOD_TEXTS } from './texts.ts'

export const TERMS: Readonly<Record<PaidPlan, { readonly price: number; readonly period: string }>> = {
  monthly: { price: PRICES.monthly, period: PERIOD_TEXTS.monthly },
  yearly: { price: PRICES.yearly, period: PERIOD_TEXTS.yearly },
}

const TWELVE_MONTHS = 12 * PRICES.monthly

/** In dollars, and in percent rounded down. */
export const YEARLY_SAVING = {
  dollars: TWELVE_MONTHS - PRICES.yearly,
  percent: Math.floor(((TWELVE_MONTHS - PRICES.yearly) / TWELVE_MONTHS) * 100),
} as const

/** @example toMoney(8900, 'usd') // '$89.00' */
export function toMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
