import { THREADS } from './palette.ts'

export const MARK_SIDE = 32

export function drawMark(strokeWidth: number): string {
  const [first, second, third] = THREADS
  return `<g fill="none" stroke-width="${strokeWidth}" stroke-linecap="round">
<path d="M4.5 3.5c0 8.5 16.5 8 16.5 15.5 0 5-5 5-5 10" stroke="${first.stroke}"/>
<path d="M27.5 3.5C27.5 12 11 11.5 11 19c0 5 5 5 5 10" stroke="${second.stroke}"/>
<path d="M16 3.5V29" stroke="${third.stroke}"/>
</g>`
}
