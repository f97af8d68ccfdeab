import { PAPER, THREADS } from './palette.ts'

const STEP = 58
const THICKNESS = 40
const WARP = 14
const WEFT = 16
const GAP = 5

export function drawCloth(): string {
  const length = WEFT * STEP
  const breadth = WARP * STEP
  const warps = Array.from({ length: WARP }, (_, place) => {
    const { stroke } = THREADS[place % THREADS.length] ?? THREADS[0]
    const from = fray(place) * STEP
    return bar({ x: place * STEP, y: -from, width: THICKNESS, height: length + from, fill: stroke })
  })
  const wefts = Array.from({ length: WEFT }, (_, row) => {
    const from = fray(row + 3) * STEP
    return bar({
      x: -from,
      y: row * STEP,
      width: breadth + from,
      height: THICKNESS,
      fill: row % 2 === 0 ? WEFT_TONES[0] : WEFT_TONES[1],
    })
  })
  const crossings = Array.from({ length: WARP * WEFT }, (_, at) => {
    const [place, row] = [at % WARP, Math.floor(at / WARP)]
    if ((place + row) % 2 === 1) return ''
    const { stroke } = THREADS[place % THREADS.length] ?? THREADS[0]
    const y = row * STEP - (STEP - THICKNESS) / 2
    const x = place * STEP
    return `<rect x="${x - GAP}" y="${y}" width="${THICKNESS + 2 * GAP}" height="${STEP}" fill="${PAPER}"/><rect x="${x}" y="${y - 1}" width="${THICKNESS}" height="${STEP + 2}" fill="${stroke}"/>`
  })
  return `<g transform="translate(730 120) rotate(-24)">${warps.join('')}${wefts.join('')}${crossings.join('')}</g>`
}

const WEFT_TONES = ['#2b2f3a', '#3d4350'] as const

function fray(place: number): number {
  return 0.35 + ((place * 7) % 5) * 0.16
}

function bar(parts: { x: number; y: number; width: number; height: number; fill: string }): string {
  const { x, y, width, height, fill } = parts
  const isUpright = height > width
  const [side, along] = isUpright ? [GAP, 0] : [0, GAP]
  return `<rect x="${x - side}" y="${y - along}" width="${width + 2 * side}" height="${height + 2 * along}" fill="${PAPER}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}"/>`
}
