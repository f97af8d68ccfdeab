/** Three threads crossing into one: the mark of the product. */
export function Mark({ className = 'size-7' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="3.6"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M5 3.5c0 11.5 11 10 11 25" className="stroke-thread-1" />
      <path d="M27 3.5c0 11.5-11 10-11 25" className="stroke-thread-2" />
      <path d="M16 3.5v25" className="stroke-thread-3" />
    </svg>
  )
}
