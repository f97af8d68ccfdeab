import { Drawing } from './drawing.tsx'

const GRID = { viewBox: '0 0 80 50', className: 'mb-4 h-12 w-20' }

export function LetterDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M2 14h16M44 14h16v33H2V14" className="stroke-edge" />
      <path d="M31 2v24" className="stroke-thread-3" />
      <path d="M4 16c10 8 17 16 27 16" className="stroke-thread-1" />
      <path d="M58 16c-10 8-17 16-27 16" className="stroke-thread-2" />
    </Drawing>
  )
}

export function DoneDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M2 14c14 0 12 12 26 12" className="stroke-thread-1" />
      <path d="M2 38c14 0 12-12 26-12" className="stroke-thread-2" />
      <path d="M28 26l11 12L62 10" className="stroke-thread-3" />
    </Drawing>
  )
}

export function BrokenDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M2 14c14 0 14 9 28 9" className="stroke-thread-1" />
      <path d="M2 38c14 0 14-9 28-9" className="stroke-thread-2" />
      <path d="M48 26h30" className="stroke-thread-3" />
      <path d="M37 18l4-5M38 26h-1M37 34l4 5" className="stroke-edge" />
    </Drawing>
  )
}
