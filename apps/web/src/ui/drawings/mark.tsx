export function Mark({ className = 'size-7' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M4.5 3.5c0 8.5 16.5 8 16.5 15.5 0 5-5 5-5 10" className="stroke-thread-1" />
      <path d="M27.5 3.5C27.5 12 11 11.5 11 19c0 5 5 5 5 10" className="stroke-thread-2" />
      <path d="M16 3.5V29" className="stroke-thread-3" />
    </svg>
  )
}
