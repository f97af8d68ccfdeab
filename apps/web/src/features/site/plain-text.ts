/**
 * Removes the tags, for search and structured data.
 *
 * @example toPlainText('See the <guides>guides</guides>') // 'See the guides'
 */
export function toPlainText(text: string): string {
  return text.replace(/<\/?[a-z]+>/g, '')
}
