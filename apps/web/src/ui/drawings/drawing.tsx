import type { ReactNode } from 'react'

interface DrawingProps {
  readonly viewBox: string
  readonly className: string
  readonly children: ReactNode
}

export function Drawing({ viewBox, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  )
}
