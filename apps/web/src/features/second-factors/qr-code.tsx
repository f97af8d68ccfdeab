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
      className="size-52 rounded-md border border-line forced-color-adjust-none"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  )
}
