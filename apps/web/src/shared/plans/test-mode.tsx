import { useQuery } from '../lib/use-query.ts'
import { RichText } from '../ui/rich-text.tsx'
import { planOptions } from './plan-options.ts'
import { TestModeName, TestModeNote } from './test-mode-note.tsx'
import { TEST_MODE_TEXTS as T } from './texts.ts'

interface TestModeProps {
  readonly isLine?: boolean
}

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
