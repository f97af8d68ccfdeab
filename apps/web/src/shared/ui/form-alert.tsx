import type { ReactNode } from 'react'

/** Why a form was not accepted, as far as no single field is to blame. Read aloud as soon as it is there. */
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
