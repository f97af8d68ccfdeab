import type { ReactNode } from 'react'

function Glyph({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-6 shrink-0"
    >
      {children}
    </svg>
  )
}

export function AppIcon() {
  return (
    <Glyph>
      <path d="M7 3h10v18H7zM10 11h.01M12 11h.01M14 11h.01M10 14h.01M12 14h.01M14 14h.01" />
    </Glyph>
  )
}

export function KeyIcon() {
  return (
    <Glyph>
      <circle cx="8" cy="12" r="4.5" />
      <path d="M12.5 12H21v3.5M17 12v3" />
    </Glyph>
  )
}

export function CodesIcon() {
  return (
    <Glyph>
      <path d="M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4" />
    </Glyph>
  )
}
