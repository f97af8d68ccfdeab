import { PAID_PLANS } from '@wordloom/contract'
import { TERMS } from '../../shared/plans/prices.ts'
import { PLAN_NAMES } from '../../shared/user/plan-names.ts'
import { DATE } from './dates.ts'
import type { Standing } from './standing.ts'

/** Which plan the account has and until when, in a sentence or two. */
export function StandingSentence({ standing }: { readonly standing: Standing }) {
  if (standing.kind === 'free') {
    return (
      <>
        You are on the <Plan name={PLAN_NAMES.free} /> plan.
      </>
    )
  }
  const name = <Plan name={PLAN_NAMES[standing.plan]} />
  switch (standing.kind) {
    case 'given':
      return <>You are on the {name} plan. It was given to you: there is nothing to pay.</>
    case 'renews': {
      const paid = PAID_PLANS.find((plan) => plan === standing.plan)
      return (
        <>
          You are on the {name} plan. It renews on {DATE.format(standing.on)}
          {paid !== undefined && ` for $${TERMS[paid].price}`}.
        </>
      )
    }
    case 'ends':
      return (
        <>
          You have cancelled the {name} plan. You have access until {DATE.format(standing.on)}; then your
          account is on the Free plan. What you have saved stays.
        </>
      )
    case 'unpaid':
      return (
        <>
          The last payment for your {name} plan did not go through.{' '}
          {standing.counts
            ? `The plan counts until ${DATE.format(standing.countsUntil)}: please pay before then.`
            : `It has not counted since ${DATE.format(standing.countsUntil)}. Pay now and it counts again.`}
        </>
      )
    case 'over':
      return (
        <>
          Your {name} plan has ended: you are on the <Plan name={PLAN_NAMES.free} /> plan.
        </>
      )
  }
}

function Plan({ name }: { readonly name: string }) {
  return <strong className="font-semibold">{name}</strong>
}
