import { DEFAULT_OPTIONS, toJoining } from '@wordloom/contract'
import type { WorkedExample } from '../../src/generator/examples/example.ts'
import { MONO, SANS, SANS_BOLD } from './fonts.ts'
import { CARD, FAINT, HEIGHT, LINE, PAPER, SOFT, THREADS, WIDTH } from './palette.ts'
import { escapeXml, type Renderer } from './renderer.ts'

const CARD_LEFT = 648
const CARD_TOP = 168
const ROWS_LEFT = CARD_LEFT + 72
const ROW_STEP = 54
const MAX_ROWS = 7
const MARGIN = 44
const ROOM = WIDTH - ROWS_LEFT - MARGIN

/** Width of a letter relative to the font size, which is the same for all letters of a monospaced font. */
const LETTER = 0.6
const LARGEST = 30
const SMALLEST = 21

const HEADING_SIZE = 23
const HEADING_GAP = 56

type HeadedExample = WorkedExample & { readonly headings: readonly string[] }

export function chooseExample<E extends WorkedExample>(examples: readonly E[]): E | undefined {
  const most = Math.floor(ROOM / (LETTER * SMALLEST))
  return (
    examples.find((example) => longestOf(example) <= most) ??
    examples.toSorted((one, other) => longestOf(one) - longestOf(other))[0]
  )
}

export function drawExample(example: HeadedExample, renderer: Renderer): string {
  const { rows, headings, size } = example
  const joining = joiningOf(example)
  const shown = rows.slice(0, MAX_ROWS)
  const fitting = Math.floor(ROOM / (LETTER * longestOf(example)))
  const fontSize = Math.max(SMALLEST, Math.min(LARGEST, fitting))
  return `<defs>
<linearGradient id="below" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${CARD}" stop-opacity="0"/><stop offset="0.55" stop-color="${CARD}"/></linearGradient>
<linearGradient id="beside" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${CARD}" stop-opacity="0"/><stop offset="1" stop-color="${CARD}"/></linearGradient>
</defs>
<rect x="${CARD_LEFT}" y="${CARD_TOP}" width="${WIDTH}" height="${HEIGHT}" rx="18" fill="${CARD}" stroke="${LINE}" stroke-width="2"/>
<g ${MONO} font-size="${fontSize}" fill="${FAINT}" xml:space="preserve">
${shown.map((words, place) => `<text x="${ROWS_LEFT}" y="${CARD_TOP + 62 + place * ROW_STEP}">${drawRow(words, joining)}</text>`).join('\n')}
</g>
<rect x="${WIDTH - MARGIN}" y="${CARD_TOP + 2}" width="${MARGIN}" height="${HEIGHT}" fill="url(#beside)"/>
<rect x="${CARD_LEFT + 2}" y="${HEIGHT - 128}" width="${WIDTH}" height="128" fill="url(#below)"/>
${drawThreads(headings, renderer)}
<text x="${ROWS_LEFT}" y="${HEIGHT - 30}" ${SANS} font-size="23" fill="${SOFT}">${size.toLocaleString('en')} combinations</text>`
}

function drawThreads(headings: readonly string[], renderer: Renderer): string {
  const widths = headings.map((heading) => renderer.widthOf(heading, SANS_BOLD, HEADING_SIZE))
  const gaps = HEADING_GAP * (headings.length - 1)
  const scale = Math.min(1, (ROOM - gaps) / sum(widths))
  return headings
    .map((heading, place) => {
      const { stroke, ink } = THREADS[place % THREADS.length] ?? THREADS[0]
      const left = ROWS_LEFT + place * HEADING_GAP + sum(widths.slice(0, place)) * scale
      const x = left + ((widths[place] ?? 0) * scale) / 2
      const edge = CARD_LEFT + 20 + place * 10
      const path = `M${x} 92C${x} 150 ${edge} 130 ${edge} ${CARD_TOP + 62}V${HEIGHT + 20}`
      return `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${PAPER}" stroke-width="9"/><path d="${path}" stroke="${stroke}" stroke-width="5"/></g>
<text x="${left}" y="76" ${SANS_BOLD} font-size="${HEADING_SIZE * scale}" fill="${ink}">${escapeXml(heading)}</text>`
    })
    .join('\n')
}

interface Joining {
  readonly prefix: string
  readonly separator: string
  readonly suffix: string
}

function joiningOf({ options }: WorkedExample): Joining {
  return toJoining({ ...DEFAULT_OPTIONS, ...options })
}

function longestOf(example: WorkedExample): number {
  const { prefix, separator, suffix } = joiningOf(example)
  const lengths = example.rows
    .slice(0, MAX_ROWS)
    .map((words) => [...prefix, ...words.join(separator), ...suffix].length)
  return Math.max(...lengths)
}

function drawRow(words: readonly string[], { prefix, separator, suffix }: Joining): string {
  const parts = words.map((word, place) => {
    const { ink } = THREADS[place % THREADS.length] ?? THREADS[0]
    return `<tspan fill="${ink}">${escapeXml(word)}</tspan>`
  })
  return `${escapeXml(prefix)}${parts.join(escapeXml(separator))}${escapeXml(suffix)}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
