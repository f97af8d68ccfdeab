import type { SecondFactors } from '@wordloom/contract'
import { Drawing } from '#ui/drawings/drawing.tsx'
import { countFactors } from './count-factors.ts'
import { SECOND_FACTORS_TEXTS as T } from './texts.ts'

const CHIP = 'rounded-full px-2.5 text-xs/6 font-medium forced-colors:border'

interface FactorStatusProps {
  readonly factors: SecondFactors
  readonly hasPassword: boolean
}

export function FactorStatus({ factors, hasPassword }: FactorStatusProps) {
  const isOn = countFactors(factors) > 0
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isOn ? <ProtectedDrawing /> : <UnprotectedDrawing />}
        <span className={`${CHIP} ${isOn ? 'bg-thread-3/14 text-thread-ink-3' : 'bg-wash text-soft'}`}>
          {isOn ? T.on : T.off}
        </span>
        {hasPassword && <span className="text-sm/6">{isOn ? T.isOn : T.isOff}</span>}
      </p>
      {factors.isDemanded && !isOn && (
        <p className="mt-4 border-l-3 border-thread-2 pl-3 text-sm/6">{T.demanded}</p>
      )}
    </>
  )
}

const GRID = { viewBox: '0 0 48 20', className: 'h-5 w-12' }

function UnprotectedDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M2 10h44" className="stroke-thread-4" />
    </Drawing>
  )
}

function ProtectedDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M2 4c11 0 11 12 22 12S35 4 46 4" className="stroke-thread-4" />
      <path d="M2 16c11 0 11-12 22-12s11 12 22 12" className="stroke-thread-3" />
    </Drawing>
  )
}
