export function HeadingRule({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 144 20"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={`h-5 w-36 ${className}`}
    >
      <path d="M2 2.5c44 0 40 7.5 84 7.5" className="stroke-thread-1" />
      <path d="M2 17.5c44 0 40-7.5 84-7.5" className="stroke-thread-2" />
      <path d="M2 10h140" className="stroke-thread-3" />
    </svg>
  )
}
