/**
 * A text of these pages without what is marked in it: for searching, and for machines.
 *
 * @example toPlainText('See the <guides>guides</guides>') // 'See the guides'
 */
export function toPlainText(text: string): string {
  return text.replace(/<\/?[a-z]+>/g, '')
}
