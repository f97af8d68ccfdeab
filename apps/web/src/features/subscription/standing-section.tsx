import { PAID_PLANS, type PaidPlan } from '@wordloom/contract'
import type { Standing } from '../../shared/plans/standing.ts'
import { StandingSentence } from '../../shared/plans/standing-sentence.tsx'
import { Button, type ButtonLook } from '../../shared/ui/button.tsx'
import { OWN_PLAN_TEXTS as T } from './texts.ts'

interface StandingSectionProps {
  readonly standing: Standing
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly onResume: () => void
  readonly onPay: (plan: PaidPlan) => void
}

export function StandingSection({ standing, isPending, onCancel, onResume, onPay }: StandingSectionProps) {
  const { kind } = standing
  const unpaid = PAID_PLANS.find((plan) => kind === 'unpaid' && standing.plan === plan)
  const button = (label: string, look: ButtonLook, run: () => void) => (
    <Button look={look} className="min-h-10" aria-disabled={isPending} onClick={() => isPending || run()}>
      {label}
    </Button>
  )
  return (
    <section
      aria-label={T.label}
      className={`mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border px-5 py-4 ${kind === 'unpaid' || kind === 'unconfirmed' ? 'border-danger/40 bg-danger/8' : 'border-line bg-card'}`}
    >
      <p className="min-w-0 grow basis-80">
        <StandingSentence standing={standing} />
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {(kind === 'renews' || kind === 'unpaid') && button(T.cancel, 'plain', onCancel)}
        {kind === 'ends' && button(T.resume, 'plain', onResume)}
        {unpaid !== undefined && button(T.pay, 'primary', () => onPay(unpaid))}
      </div>
    </section>
  )
}
