import { useQuery } from '@tanstack/react-query'
import { entitlementsOf } from '@wordloom/contract'
import { Link } from 'react-router'
import { TEXT_LINK } from '../ui/text-link.ts'
import { toFeatures } from './plan-features.ts'
import { planOptions } from './plan-options.ts'
import { TERMS, YEARLY_SAVING } from './prices.ts'

/** What the plans give and cost on this installation, in sentences. */
export function PlanAnswer() {
  const { data: options } = useQuery(planOptions)
  if (options === undefined) {
    return (
      <p className="text-soft">
        Whoever runs this installation decides what the free plan gives. <ToPlans />
      </p>
    )
  }
  if (options.payments === 'off') {
    return (
      <p className="text-soft">
        Nothing is sold on this installation. Everybody has {toPhrase(options.freePlan)}.
      </p>
    )
  }
  const { monthly, yearly } = TERMS
  return (
    <>
      <p className="text-soft">
        Free costs nothing and gives {toPhrase(options.freePlan)}. Professional gives{' '}
        {toPhrase(entitlementsOf('monthly'))}, for ${monthly.price} per {monthly.period} or ${yearly.price}{' '}
        per {yearly.period}, which saves {YEARLY_SAVING.percent}%. Friends & Family gives the same as
        Professional to people whom an administrator has chosen.
      </p>
      <p className="text-soft">
        {options.payments === 'sandbox' && 'This installation is in test mode: no money moves. '}
        <ToPlans />
      </p>
    </>
  )
}

function ToPlans() {
  return (
    <Link to="/subscription" reloadDocument className={TEXT_LINK}>
      See the plans
    </Link>
  )
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** @example toPhrase(entitlementsOf('monthly')) // 'up to 6 columns, full project management, and unlimited saved …' */
function toPhrase(entitlements: Parameters<typeof toFeatures>[0]): string {
  return LIST.format(toFeatures(entitlements).map((feature) => feature[0]?.toLowerCase() + feature.slice(1)))
}
