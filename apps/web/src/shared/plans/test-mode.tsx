import { useQuery } from '../lib/use-query.ts'
import { RichText } from '../ui/rich-text.tsx'
import { planOptions } from './plan-options.ts'
import { TestModeName, TestModeNote } from './test-mode-note.tsx'
import { TEST_MODE_TEXTS as T } from './texts.ts'

interface TestModeProps {
  /** A line among others, where a note of its own would be too much. */
  readonly isLine?: boolean
}

/** Marks every place that shows plans or payments, where they are only tried; elsewhere it is nothing. */
export function TestMode({ isLine = false }: TestModeProps) {
  const { data: options } = useQuery(planOptions)
  if (options?.payments !== 'sandbox') return null
  if (!isLine) return <TestModeNote>{T.plans}</TestModeNote>
  return (
    <p className="text-[13px]/5 text-soft">
      <RichText text={T.line} tags={{ mark: (name) => <TestModeName>{name}</TestModeName> }} />
    </p>
  )
}
