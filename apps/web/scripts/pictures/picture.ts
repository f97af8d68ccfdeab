import type { WorkedExample } from '../../src/generator/examples/example.ts'
import { drawCloth } from './cloth.ts'
import { drawExample } from './example-rows.ts'
import { type Face, SANS, SANS_BOLD } from './fonts.ts'
import { drawMark } from './mark.ts'
import { HEIGHT, INK, PAPER, SOFT, WIDTH } from './palette.ts'
import { escapeXml, type Renderer } from './renderer.ts'

export interface Picture {
  readonly title: string
  readonly badge?: string
  readonly lead?: string
  readonly example?: WorkedExample & { readonly headings: readonly string[] }
}

const LEFT = 72
const TEXT_WIDTH = 508
const SIZES = [92, 76, 68, 60, 57, 54, 51, 48, 43, 38]
/** The sum of the font sizes of all lines, without line spacing. */
const MAX_HEIGHT = 240
/** A shorter line would look like a leftover. */
const SHORTEST = 0.38 * TEXT_WIDTH
const LARGE = 48

export function drawPicture({ title, badge, lead = '', example }: Picture, renderer: Renderer): string {
  const { lines, size } = fitTitle(title, renderer)
  const leadLines = breakLead(lead, renderer)
  const step = Math.round(size * 1.12)
  const height = (lines.length - 1) * step + (leadLines.length === 0 ? 0 : 24 + leadLines.length * LEAD_STEP)
  const top = 368 - height / 2 + size * 0.36
  const leadTop = top + (lines.length - 1) * step + 24 + LEAD_STEP
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${example === undefined ? drawCloth() : drawExample(example, renderer)}
${BRAND}
<g ${SANS_BOLD} font-size="${size}" letter-spacing="${size * TRACKING}" fill="${INK}">
${drawLines(lines, top, step)}
</g>
<g ${SANS} font-size="${LEAD.size}" fill="${SOFT}">
${drawLines(leadLines, leadTop, LEAD_STEP)}
${badge === undefined ? '' : drawLines([badge], top - size - 20, 0)}
</g>
</svg>`
}

function drawLines(lines: readonly string[], top: number, step: number): string {
  return lines
    .map((line, place) => `<text x="${LEFT}" y="${top + place * step}">${escapeXml(line)}</text>`)
    .join('\n')
}

const BRAND = `<g transform="translate(${LEFT - 6} 58) scale(1.75)">${drawMark(3)}</g>
<text x="${LEFT + 64}" y="98" ${SANS_BOLD} font-size="34" letter-spacing="-0.8" fill="${INK}">Wordloom</text>`

interface TextStyle {
  readonly face: Face
  readonly size: number
  readonly tracking: number
}

const TRACKING = -0.025
const LEAD: TextStyle = { face: SANS, size: 27, tracking: 0 }
const LEAD_STEP = 39
const MAX_LEAD_LINES = 3

function breakLead(lead: string, renderer: Renderer): string[] {
  const lines = breakLines(lead, LEAD, renderer)
  return lines.length > MAX_LEAD_LINES ? [] : lines
}

/** Prefers a smaller font to a very short line, unless the title would get small. */
function fitTitle(
  title: string,
  renderer: Renderer,
): { readonly lines: readonly string[]; readonly size: number } {
  const choices = SIZES.map((size) => {
    const style = { face: SANS_BOLD, size, tracking: TRACKING } as const
    const lines = breakLines(title, style, renderer)
    const widths = lines.map((line) => widthOf(line, style, renderer))
    const isFitting = lines.length * size <= MAX_HEIGHT && Math.max(...widths) <= TEXT_WIDTH
    const isTidy = lines.length === 1 || Math.min(...widths) >= SHORTEST
    return { lines, size, isFitting, isTidy }
  })
  const chosen =
    choices.find(({ size, isFitting, isTidy }) => isFitting && isTidy && size >= LARGE) ??
    choices.find(({ isFitting }) => isFitting)
  if (chosen === undefined) throw new RangeError(`The picture has no room for “${title}”.`)
  return chosen
}

function breakLines(text: string, style: TextStyle, renderer: Renderer): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer, style, renderer) <= TEXT_WIDTH) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

function widthOf(text: string, { face, size, tracking }: TextStyle, renderer: Renderer): number {
  return renderer.widthOf(text, face, size) + text.length * size * tracking
}
