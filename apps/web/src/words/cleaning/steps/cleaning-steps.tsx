import type { CleaningStep } from '@wordloom/lists'
import { type Ref, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { STEP_TEXTS as T } from '../texts.ts'
import type { CleaningModel } from '../use-cleaning.ts'
import { StepCard } from './step-card.tsx'
import { STEP_CHOICES } from './step-choices.ts'

export function CleaningSteps({ cleaning }: { readonly cleaning: CleaningModel }) {
  const { steps } = cleaning
  const title = useId()
  const add = useRef<HTMLSelectElement>(null)
  return (
    <section aria-labelledby={title} className="min-w-0">
      <h2 id={title} className="text-sm/6 font-semibold">
        {T.steps}
      </h2>
      {steps.length === 0 && <p className="mt-2 text-sm/6 text-soft">{T.none}</p>}
      <ol className="mt-2 grid gap-2">
        {steps.map(({ id, step }, place) => (
          <StepCard
            key={id}
            number={place + 1}
            step={step}
            isLast={place === steps.length - 1}
            report={cleaning.reportOf(id)}
            problem={cleaning.problemOf(id)}
            onChange={(changed) => cleaning.change(id, changed)}
            onMove={(by) => cleaning.move(id, by)}
            onRemove={() => {
              cleaning.remove(id)
              add.current?.focus()
            }}
          />
        ))}
      </ol>
      <AddStep ref={add} onAdd={cleaning.add} />
    </section>
  )
}

const CHOICES = STEP_CHOICES.flatMap(({ steps }) => steps)

interface AddStepProps {
  readonly ref: Ref<HTMLSelectElement>
  readonly onAdd: (step: CleaningStep) => void
}

function AddStep({ ref, onAdd }: AddStepProps) {
  const [chosen, setChosen] = useState(0)
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <select
        ref={ref}
        aria-label={T.choose}
        value={chosen}
        onChange={({ target }) => setChosen(target.selectedIndex)}
        className={SELECT}
      >
        {STEP_CHOICES.map(({ label, steps }) => (
          <optgroup key={label} label={label}>
            {steps.map((choice) => (
              <option key={choice.title} value={CHOICES.indexOf(choice)}>
                {choice.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button
        onClick={() => {
          const choice = CHOICES[chosen]
          if (choice !== undefined) onAdd(choice.blank)
        }}
      >
        {T.add}
      </Button>
    </div>
  )
}
