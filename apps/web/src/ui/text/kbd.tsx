import type { ReactNode } from 'react'

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-sm border border-line bg-wash px-1.5 font-mono text-xs/5 text-soft">
      {children}
    </kbd>
  )
}
