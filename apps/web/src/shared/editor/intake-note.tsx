import type { Intake } from './text-document.ts'
import { EDITOR_TEXTS } from './texts.ts'

const PERCENT = new Intl.NumberFormat('en', { style: 'percent' })

export function IntakeNote({ intake: { taken, size } }: { readonly intake: Intake }) {
  const share = size === null || size === 0 ? null : Math.min(1, taken / size)
  const percent = share === null ? null : PERCENT.format(share)
  return (
    <p
      role="status"
      className="absolute inset-x-0 bottom-0 border-line border-t bg-wash px-3 py-1 font-sans text-sm text-soft tabular-nums"
    >
      {EDITOR_TEXTS.takingIn(percent)}
    </p>
  )
}
