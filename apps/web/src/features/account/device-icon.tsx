export function DeviceIcon({ device }: { readonly device: string }) {
  const isHeld = /iPhone|iPad|Android/.test(device)
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-6 shrink-0 text-faint"
    >
      {isHeld ? <path d="M7 3h10v18H7zM11 18h2" /> : <path d="M3 5h18v11H3zM12 16v3M8 19.5h8" />}
    </svg>
  )
}
