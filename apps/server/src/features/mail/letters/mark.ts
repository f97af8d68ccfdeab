/** Rows of the mark as colours of its cells, from above: three threads crossing into one. */
const BLUE = '#3b82f6'
const AMBER = '#f59e0b'
const GREEN = '#10b981'
const ROWS: readonly (readonly (string | null)[])[] = [
  [BLUE, null, GREEN, null, AMBER],
  [null, BLUE, GREEN, AMBER, null],
  [null, AMBER, GREEN, BLUE, null],
  [null, null, GREEN, null, null],
]

/** The mark and the name, drawn with the cells of a table: most mail programs draw no SVG and fetch no pictures. */
export const MARK = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
          <td aria-hidden="true" style="padding-right: 10px"><table role="presentation" cellpadding="0" cellspacing="0" border="0">${ROWS.map(toRow).join('')}</table></td>
          <td class="ink" style="font-size: 18px; line-height: 24px; font-weight: 600; color: #17191f">Wordloom</td>
        </tr></table>`

function toRow(colours: readonly (string | null)[]): string {
  const cells = colours.map((colour) => {
    const fill = colour === null ? '' : ` bgcolor="${colour}"`
    const background = colour === null ? '' : `; background: ${colour}`
    return `<td width="4" height="6"${fill} style="width: 4px; height: 6px; font-size: 0; line-height: 0${background}"></td>`
  })
  return `<tr>${cells.join('')}</tr>`
}
