import { Drawing } from './drawing.tsx'

const GRID = { viewBox: '0 0 160 100', className: 'h-25 w-40 shrink-0' }

export function NoListsDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M40 26h.01M40 50h.01M40 74h.01" className="stroke-edge" strokeWidth="7" />
      <path d="M56 26c8-5 14 5 22 0s14 5 22 0 14 5 22 0" className="stroke-thread-1" />
      <path d="M56 50c8-5 14 5 22 0s14 5 22 0" className="stroke-thread-2" />
      <path d="M56 74c8-5 14 5 22 0 9-6 20-3 18 5-2 7-12 5-9-2 5-11 24-10 35 3" className="stroke-thread-3" />
    </Drawing>
  )
}

export function EmptyFolderDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M54 44h66M54 58h66M54 72h44" className="stroke-line" strokeDasharray="1 8" />
      <path
        d="M132 78V36a6 6 0 0 0-6-6H86l-9-10a6 6 0 0 0-4.5-2H42a6 6 0 0 0-6 6v56a6 6 0 0 0 6 6h64c12 0 14-12 24-12 9 0 10 11 22 8"
        className="stroke-thread-1"
      />
    </Drawing>
  )
}

export function NoResultsDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M46 14h84M46 86h84" className="stroke-edge" strokeWidth="5" />
      <path d="M62 18v64M102 18v64" className="stroke-thread-1" />
      <path d="M75 18v64M115 18v64" className="stroke-thread-2" />
      <path d="M88 18v64" className="stroke-thread-3" />
      <path d="M14 62c14 0 14 10 28 10h12m16 0h10m16 0h10m16 0h12" className="stroke-thread-4" />
      <path d="M8 56c6-5 14-5 20 0-6 5-14 5-20 0Z" className="fill-card stroke-edge" />
    </Drawing>
  )
}

export function NoProjectsDrawing() {
  return (
    <Drawing {...GRID}>
      <g opacity="0.55">
        <path d="M20 30c0 22 24 20 24 42" className="stroke-thread-1" />
        <path d="M32 30c0 22-12 20-12 42" className="stroke-thread-2" />
        <path d="M44 30c0 22-12 20-12 42" className="stroke-thread-3" />
        <path d="M116 30c0 22 12 20 12 42" className="stroke-thread-3" />
        <path d="M128 30c0 22 12 20 12 42" className="stroke-thread-5" />
        <path d="M140 30c0 22-24 20-24 42" className="stroke-thread-4" />
      </g>
      <path d="M62 14c0 38 36 34 36 72" className="stroke-thread-1" />
      <path d="M74 14c0 38-12 34-12 72" className="stroke-thread-2" />
      <path d="M86 14c0 38 0 34 0 72" className="stroke-thread-3" />
      <path d="M98 14c0 38-24 34-24 72" className="stroke-thread-4" />
    </Drawing>
  )
}

export function EmptyTrashDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="m52 34 8 46a6 6 0 0 0 6 5h28a6 6 0 0 0 6-5l8-46" className="stroke-edge" />
      <path d="M46 34h68" className="stroke-edge" strokeWidth="5" />
      <path d="M58 48h6m8 0h16m8 0h6" className="stroke-thread-1" />
      <path d="M60 60h16m8 0h16" className="stroke-thread-3" />
      <path d="M62 72h2m8 0h16m8 0h2" className="stroke-thread-4" />
      <path d="M68 42v14m0 8v14M92 42v14m0 8v14M80 42v2m0 8v16m0 8v2" className="stroke-thread-2" />
      <path d="M104 26c8 0 6-12 14-12 7 0 6 8 12 8" className="stroke-thread-5" />
    </Drawing>
  )
}

export function NothingFoundDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M12 34c14-6 26 6 42 0" className="stroke-thread-1" />
      <path d="M12 48c14-6 24 6 38 0" className="stroke-thread-2" />
      <path d="M12 62c14-6 26 6 42 0" className="stroke-thread-3" />
      <path d="M108 34c14-6 26 6 42 0" className="stroke-thread-1" />
      <path d="M112 48c12-6 24 6 38 0" className="stroke-thread-2" />
      <path d="M66 34h28M62 48h36M66 62h28" className="stroke-line" strokeDasharray="1 8" />
      <circle cx="80" cy="48" r="28" className="stroke-edge" strokeWidth="4" />
      <path d="m101 69 18 18" className="stroke-edge" strokeWidth="6" />
    </Drawing>
  )
}

export function BrokenThreadsDrawing() {
  return (
    <Drawing {...GRID}>
      <path d="M56 8c0 18 12 18 14 30" className="stroke-thread-1" />
      <path d="M80 8c0 16-2 24 2 36" className="stroke-thread-2" />
      <path d="M104 8c0 18-10 16-12 26" className="stroke-thread-3" />
      <path d="M70 38c1 4-2 6-4 8m4-8c3 3 3 6 4 9" className="stroke-thread-1" strokeWidth="2" />
      <path d="M82 44c-1 4-4 4-4 8m4-8c3 2 4 5 4 8" className="stroke-thread-2" strokeWidth="2" />
      <path d="M92 34c-3 3-3 6-2 9m2-9c3 2 6 4 6 8" className="stroke-thread-3" strokeWidth="2" />
      <path d="M92 66c4 10 12 12 12 26" className="stroke-thread-1" />
      <path d="M78 70c-2 8 2 14 2 22" className="stroke-thread-2" />
      <path d="M68 64c-4 10-12 14-12 28" className="stroke-thread-3" />
      <path d="M56 54h48" className="stroke-line" strokeDasharray="1 8" />
    </Drawing>
  )
}
