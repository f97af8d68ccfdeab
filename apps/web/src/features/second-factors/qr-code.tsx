import { toSvgPath } from 'lean-qr/extras/svg'
import { generate } from 'lean-qr/nano'

/** Modules around the code, which readers need to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Dark on light in either theme: many readers take it in no other way. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text)
  const size = code.size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md bg-white forced-color-adjust-none"
    >
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  )
}
