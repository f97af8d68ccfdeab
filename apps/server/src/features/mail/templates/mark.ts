import { FRAME_TEXTS } from './texts.ts'

const THREADS = ['#3b82f6', '#f59e0b', '#10b981', '#8b5cf6', '#ec4899', '#ef4444'] as const
const [BLUE, AMBER, GREEN] = THREADS

const COLORS: Readonly<Record<string, string>> = { b: BLUE, a: AMBER, g: GREEN }

const PICTURE = [
  ' bbb         gg         aaa ',
  ' bbb        gggg        aaa ',
  '  bbbb      gggg      aaaa  ',
  '   bbbbbb   gggg   aaaaaa   ',
  '      bbbbbbggggaaaaaa      ',
  '          bbggggaa          ',
  '         aaaggggbbb         ',
  '        aaa gggg bbb        ',
  '       aaaa gggg bbbb       ',
  '        aaa gggg bbb        ',
  '         aaaggggbbb         ',
  '          aaggggbb          ',
  '            gggg            ',
  '             gg             ',
]

/** The logo as table cells: most mail programs show no SVG and block images. */
export const MARK = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
          <td>
            ${PICTURE.map(toRow).join('\n            ')}
          </td>
          <td class="ink" style="padding-left: 10px; font-size: 18px; line-height: 28px; font-weight: 600; color: #17191f">${FRAME_TEXTS.name}</td>
        </tr></table>`

export const SEAM = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${THREADS.map(toStitch).join('')}</tr></table>`

function toRow(letters: string): string {
  const cells = [...letters.matchAll(/(.)\1*/g)].map(([run, letter = '']) =>
    toCell(run.length, COLORS[letter]),
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="${letters.length}" style="font-size: 0; line-height: 0"><tr>${cells.join('')}</tr></table>`
}

function toCell(width: number, color: string | undefined): string {
  const background = color === undefined ? '' : ` bgcolor="${color}"`
  return `<td width="${width}" height="2"${background}></td>`
}

function toStitch(color: string): string {
  return `<td height="4" bgcolor="${color}" style="height: 4px; font-size: 0; line-height: 0; background: ${color}">&nbsp;</td>`
}
