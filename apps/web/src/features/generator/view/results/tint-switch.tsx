import { RESULTS_TEXTS } from './texts.ts'

interface TintSwitchProps {
  readonly isTinted: boolean
  readonly onTint: (isTinted: boolean) => void
}

export function TintSwitch({ isTinted, onTint }: TintSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isTinted}
      onClick={() => onTint(!isTinted)}
      className="inline-flex min-h-7 items-center gap-2 rounded-sm px-1 text-xs/5 text-soft hover:text-ink"
    >
      {RESULTS_TEXTS.tint}
      <span
        aria-hidden="true"
        className={`flex h-4 w-7 items-center rounded-full border p-0.5 transition-colors ${isTinted ? 'justify-end border-accent bg-accent' : 'border-edge'}`}
      >
        <span
          className={`size-2.5 rounded-full ${isTinted ? 'bg-accent-ink' : 'bg-edge'} forced-colors:bg-[ButtonText]`}
        />
      </span>
    </button>
  )
}
