import type { SecondFactor, SecondStep } from '@wordloom/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { arePasskeysPossible } from '../../../shared/passkeys/passkeys-possible.ts'
import { Loaded } from '../../../shared/ui/loaded.tsx'
import { Bone, Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TEXT_LINK } from '../../../shared/ui/text-link.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { OtherFactors } from './other-factors.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { SignInOver } from './sign-in-over.tsx'
import { FACTOR_TEXTS, SECOND_STEP_TEXTS as T } from './texts.ts'
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
