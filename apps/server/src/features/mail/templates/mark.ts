import { FRAME_TEXTS } from './texts.ts'

const THREADS = ['#3b82f6', '#f59e0b', '#10b981', '#8b5cf6', '#ec4899', '#ef4444']
const [BLUE = '', AMBER = '', GREEN = ''] = THREADS

/** The logo as table cells: most mail programs show no SVG and block images. */
export const MARK = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
          ${[BLUE, GREEN, AMBER].map(toUpright).join('\n          ')}
          <td class="ink" style="padding-left: 7px; font-size: 18px; line-height: 24px; font-weight: 600; color: #17191f">${FRAME_TEXTS.name}</td>
        </tr></table>`

export const SEAM = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${THREADS.map(toStitch).join('')}</tr></table>`

function toUpright(colour: string): string {
  return `<td style="padding-right: 3px; font-size: 0; line-height: 0"><div style="width: 3px; height: 20px; background: ${colour}"></div></td>`
}

function toStitch(colour: string): string {
  return `<td height="4" bgcolor="${colour}" style="height: 4px; font-size: 0; line-height: 0; background: ${colour}">&nbsp;</td>`
}
