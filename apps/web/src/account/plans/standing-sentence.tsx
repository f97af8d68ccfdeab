import { PAID_PLANS } from '@wordloom/contract'
import { toDate } from '#platform/format/dates.ts'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { TERMS } from './prices.ts'
import type { Standing } from './standing.ts'
import { STANDING_TEXTS as T } from './texts.ts'

export function StandingSentence({ standing }: { readonly standing: Standing }) {
  return (
    <RichText
      text={toSentence(standing)}
      tags={{ plan: (name) => <strong className="font-semibold">{name}</strong> }}
    />
  )
}

function toSentence(standing: Standing): string {
  if (standing.kind === 'free') return T.free(PLAN_NAMES.free)
  const name = PLAN_NAMES[standing.plan]
  switch (standing.kind) {
    case 'given':
      return T.given(name)
    case 'renews': {
      const paid = PAID_PLANS.find((plan) => plan === standing.plan)
      return T.renews(name, toDate(standing.on), paid === undefined ? null : TERMS[paid].price)
    }
    case 'awaited':
      return T.awaited(name, toDate(standing.countsUntil))
    case 'ends':
      return T.ends(name, toDate(standing.on))
    case 'unpaid': {
      const date = toDate(standing.countsUntil)
      return standing.counts ? T.unpaid(name, date) : T.unpaidTooLong(name, date)
    }
    case 'unconfirmed':
      return T.unconfirmed(name, toDate(standing.paidUntil), toDate(standing.since))
    case 'over':
      return T.over(name, PLAN_NAMES.free)
  }
}
