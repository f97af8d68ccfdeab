import type { ReactNode } from 'react'

export function Skeleton({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div aria-busy="true" className="animate-appear">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true" className="animate-pulse">
        {children}
      </div>
    </div>
  )
}

export function Bone({ className }: { readonly className: string }) {
  return <div className={`rounded-sm bg-line ${className}`} />
}
