import type { SecondFactor, SecondStep } from '@wordloom/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { BrokenDrawing } from '#ui/drawings/step-drawings.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { arePasskeysPossible } from '../../passkeys/passkeys-possible.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { FACTOR_TEXTS, SIGN_IN_OVER_TEXTS, SECOND_STEP_TEXTS as T } from './texts.ts'
import { isSignInOver, useWaitingStep } from './waiting-step.ts'

export function SecondStepPage() {
  const query = useWaitingStep()
  const [isOver, setIsOver] = useState(false)
  if (isOver || isSignInOver(query.error)) return <SignInOver />
  if (query.data !== undefined) return <Step step={query.data.secondStep} onOver={() => setIsOver(true)} />
  return (
    <AuthFrame title={T.title}>
      <div className="mt-6">
        <Loaded query={query} what={T.what} skeleton={<StepSkeleton />}>
          {() => null}
        </Loaded>
      </div>
    </AuthFrame>
  )
}

interface StepProps {
  readonly step: SecondStep['secondStep']
  readonly onOver: () => void
}

function Step({ step: { factors, passkeyOptions }, onOver }: StepProps) {
  const [chosen, setChosen] = useState<SecondFactor | null>(null)
  const factor = chosen ?? toEasiest(factors)
  return (
    <AuthFrame title={T.title} intro={<p>{FACTOR_TEXTS[factor].intro}</p>}>
      {factor === 'passkey' ? (
        <PasskeyForm options={passkeyOptions ?? {}} onOver={onOver} />
      ) : (
        <CodeForm key={factor} factor={factor} onOver={onOver} />
      )}
      <OtherFactors factors={factors.filter((each) => each !== factor)} onChoose={setChosen} />
      <p className="mt-5 text-sm/6">
        <Link to="/login" className={TEXT_LINK}>
          {T.back}
        </Link>
      </p>
    </AuthFrame>
  )
}

const BY_EASE: readonly SecondFactor[] = ['passkey', 'app', 'recovery_code']

function toEasiest(factors: readonly SecondFactor[]): SecondFactor {
  const possible = BY_EASE.filter((factor) => factors.includes(factor))
  const [easiest] = arePasskeysPossible() ? possible : possible.filter((factor) => factor !== 'passkey')
  return easiest ?? 'recovery_code'
}

function StepSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="h-4 w-full" />
      <Bone className="mt-6 h-10" />
      <Bone className="mt-4 h-10" />
    </Skeleton>
  )
}

interface OtherFactorsProps {
  readonly factors: readonly SecondFactor[]
  readonly onChoose: (factor: SecondFactor) => void
}

function OtherFactors({ factors, onChoose }: OtherFactorsProps) {
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

function SignInOver() {
  return (
    <AuthFrame
      title={SIGN_IN_OVER_TEXTS.title}
      intro={<p>{SIGN_IN_OVER_TEXTS.intro}</p>}
      drawing={<BrokenDrawing />}
      isNextStep
    >
      <Link to="/login" className={buttonClass('primary', 'mt-6 min-h-10 w-full')}>
        {SIGN_IN_OVER_TEXTS.again}
      </Link>
    </AuthFrame>
  )
}
