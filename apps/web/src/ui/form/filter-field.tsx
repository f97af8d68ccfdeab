import { SearchIcon } from '../icons/icons.tsx'

interface FilterFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className?: string
}

export function FilterField({ label, value, onChange, className = '' }: FilterFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <SearchIcon className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="min-h-9 w-full rounded-md border border-edge bg-card pr-2.5 pl-8 text-base sm:text-sm"
      />
    </div>
  )
}
