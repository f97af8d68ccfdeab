import { entitlementsOf } from '@wordloom/contract'
import { useQuery } from '#platform/lib/use-query.ts'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { toFeatures } from './plan-features.ts'
import { TERMS, YEARLY_SAVING } from './prices.ts'
import { planOptions } from './queries.ts'
import { TestModeName } from './test-mode.tsx'
import { PLAN_ANSWER_TEXTS as T } from './texts.ts'

export function PlanAnswer() {
  const { data: options } = useQuery(planOptions)
  if (options === undefined) return <Paragraph text={T.unknown} />
  if (options.payments === 'off') return <Paragraph text={T.nothingSold(toPhrase(options.freePlan))} />
  const prices = {
    monthly: TERMS.monthly.price,
    yearly: TERMS.yearly.price,
    saving: YEARLY_SAVING.percent,
  }
  return (
    <>
      <Paragraph text={T.plans(toPhrase(options.freePlan), toPhrase(entitlementsOf('monthly')), prices)} />
      {options.payments === 'sandbox' && <Paragraph text={T.testMode} />}
      <Paragraph text={T.toPlans} />
    </>
  )
}

function Paragraph({ text }: { readonly text: string }) {
  return (
    <p className="text-soft">
      <RichText
        text={text}
        tags={{
          link: toLink('/features#plans'),
          mark: (name) => <TestModeName>{name}</TestModeName>,
        }}
      />
    </p>
  )
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** @example toPhrase(entitlementsOf('monthly')) // 'up to 6 columns, full project management, and …' */
function toPhrase(entitlements: Parameters<typeof toFeatures>[0]): string {
  return LIST.format(toFeatures(entitlements).map((feature) => feature[0]?.toLowerCase() + feature.slice(1)))
}
