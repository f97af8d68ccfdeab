import type { ReactNode } from 'react'

/** For errors that don't belong to a single field. Screen readers announce it immediately. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="alert"
      className="rounded-md border border-danger/40 bg-danger/8 px-3 py-2.5 text-sm/5 text-danger empty:hidden"
    >
      {children}
    </div>
  )
}
