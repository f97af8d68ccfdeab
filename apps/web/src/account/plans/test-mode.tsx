import { useQuery } from '#platform/lib/use-query.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { planOptions } from './queries.ts'
import { TEST_MODE_TEXTS as T } from './texts.ts'

/** Radix hides the page behind a dialog from screen readers. The dialog says it then. */
const BEHIND_DIALOG = 'in-aria-hidden:invisible'

interface TestModeProps {
  readonly isLine?: boolean
}

export function TestMode({ isLine = false }: TestModeProps) {
  const { data: options } = useQuery(planOptions)
  if (options?.payments !== 'sandbox') return null
  if (!isLine) return <TestModeNote>{T.plans}</TestModeNote>
  return (
    <p className={`text-xs/5 text-soft ${BEHIND_DIALOG}`}>
      <RichText text={T.line} tags={{ mark: (name) => <TestModeName>{name}</TestModeName> }} />
    </p>
  )
}

export function TestModeNote({ children }: { readonly children: string }) {
  return (
    <p
      className={`mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md border border-thread-2/50 bg-thread-2/10 px-4 py-3 text-sm/6 ${BEHIND_DIALOG}`}
    >
      <TestModeName>{T.name}</TestModeName>
      {children}
    </p>
  )
}

export function TestModeName({ children }: { readonly children: string }) {
  return <strong className="font-semibold text-thread-ink-2">{children}</strong>
}
