import type { CleaningStep, StepReport } from '@wordloom/lists'
import { useRef, useState } from 'react'
import { createId } from '#platform/lib/random-id.ts'
import { type Answer, shownReply, useAnswer } from '#platform/workers/use-answer.ts'
import { useToolWorker } from '#platform/workers/use-tool-worker.ts'
import type { CleaningApi, CleaningOutcome, CleaningPreview } from './cleaning.worker.ts'
import workerUrl from './cleaning.worker.ts?worker&url'
import { FIRST_STEPS, isComplete } from './steps/step-choices.ts'

export interface EditedStep {
  readonly id: string
  readonly step: CleaningStep
}

export interface CleaningModel {
  readonly steps: readonly EditedStep[]
  readonly state: Answer<CleaningOutcome>['kind']
  /** The result of the latest steps that could run. */
  readonly preview: CleaningPreview | null
  readonly reportOf: (id: string) => StepReport | null
  readonly problemOf: (id: string) => string | null
  readonly setSteps: (steps: readonly CleaningStep[]) => void
  readonly change: (id: string, step: CleaningStep) => void
  readonly add: (step: CleaningStep) => void
  readonly remove: (id: string) => void
  readonly move: (id: string, by: 1 | -1) => void
  /** The words after the steps that `preview` shows. */
  readonly cleanedText: () => Promise<string>
}

interface TextToClean {
  readonly read: () => Promise<Blob>
  readonly revision: number
  readonly isEmpty: boolean
}

export function useCleaning({ read, revision, isEmpty }: TextToClean): CleaningModel {
  const [steps, setEdited] = useState<readonly EditedStep[]>(() => toEdited(FIRST_STEPS))
  const worker = useToolWorker<CleaningApi>(workerUrl, 'cleaning')
  const taken = useRef<number | null>(null)
  const complete = steps.filter(({ step }) => isComplete(step))
  async function clean(): Promise<CleaningOutcome> {
    const text = taken.current === revision ? null : await read()
    return worker.ask(async (api) => {
      if (text !== null) await api.take(text)
      taken.current = revision
      return api.clean(complete.map(({ step }) => step))
    })
  }
  const { answer } = useAnswer<CleaningOutcome>({
    about: [revision, JSON.stringify(complete)],
    ask: isEmpty ? null : clean,
    end() {
      worker.stop()
      taken.current = null
    },
  })
  const outcome = shownReply(answer)
  const preview = outcome?.kind === 'cleaned' ? outcome.preview : null
  const placeOf = (id: string) => complete.findIndex((each) => each.id === id)
  return {
    steps,
    state: answer.kind,
    preview,
    reportOf: (id) => preview?.reports[placeOf(id)] ?? null,
    problemOf: (id) => (outcome?.kind === 'refused' && outcome.step === placeOf(id) ? outcome.message : null),
    setSteps: (next) => setEdited(toEdited(next)),
    change: (id, step) => setEdited((before) => before.map((each) => (each.id === id ? { id, step } : each))),
    add: (step) => setEdited((before) => [...before, ...toEdited([step])]),
    remove: (id) => setEdited((before) => before.filter((each) => each.id !== id)),
    move: (id, by) => setEdited((before) => moved(before, id, by)),
    cleanedText: () => worker.ask((api) => api.text()),
  }
}

function toEdited(steps: readonly CleaningStep[]): readonly EditedStep[] {
  return steps.map((step) => ({ id: createId(), step }))
}

function moved(steps: readonly EditedStep[], id: string, by: 1 | -1): readonly EditedStep[] {
  const from = steps.findIndex((each) => each.id === id)
  const to = from + by
  const [step, other] = [steps[from], steps[to]]
  if (step === undefined || other === undefined) return steps
  return steps.map((each, i) => (i === from ? other : i === to ? step : each))
}
