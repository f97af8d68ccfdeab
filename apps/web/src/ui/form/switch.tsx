import type { ReactNode } from 'react'

interface SwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly label?: string
  readonly isDisabled?: boolean
  readonly className?: string
  readonly children?: ReactNode
}

export function Switch({ isOn, onChange, label, isDisabled = false, className = '', children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className={`inline-flex min-h-7 items-center gap-2 rounded-sm px-1 text-xs/5 text-soft enabled:hover:text-ink disabled:opacity-50 ${className}`}
    >
      {children}
      <span
        aria-hidden="true"
        className={`flex h-4 w-7 items-center rounded-full border p-0.5 transition-colors ${isOn ? 'justify-end border-accent bg-accent' : 'border-edge'}`}
      >
        <span
          className={`size-2.5 rounded-full ${isOn ? 'bg-accent-ink' : 'bg-edge'} forced-colors:bg-[ButtonText]`}
        />
      </span>
    </button>
  )
}
