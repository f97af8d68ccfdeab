import { TEST_MODE_TEXTS as T } from './texts.ts'

export function TestModeNote({ children }: { readonly children: string }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md border border-thread-2/50 bg-thread-2/10 px-4 py-3 text-sm/6">
      <TestModeName>{T.name}</TestModeName>
      {children}
    </p>
  )
}

export function TestModeName({ children }: { readonly children: string }) {
  return <strong className="font-semibold text-thread-ink-2">{children}</strong>
}
