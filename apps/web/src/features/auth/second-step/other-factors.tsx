import type { SecondFactor } from '@wordloom/contract'
import { Button } from '../../../shared/ui/button.tsx'
import { FACTOR_TEXTS, SECOND_STEP_TEXTS as T } from './texts.ts'

interface OtherFactorsProps {
  readonly factors: readonly SecondFactor[]
  readonly onChoose: (factor: SecondFactor) => void
}

export function OtherFactors({ factors, onChoose }: OtherFactorsProps) {
  if (factors.length === 0) return null
  return (
    <fieldset aria-label={T.otherWays} className="mt-6 grid min-w-0 gap-2 border-t border-line pt-6">
      {factors.map((factor) => (
        <Button key={factor} className="min-h-10" onClick={() => onChoose(factor)}>
          {FACTOR_TEXTS[factor].choose}
        </Button>
      ))}
    </fieldset>
  )
}
