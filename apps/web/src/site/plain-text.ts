/** @example toPlainText('See the <guides>guides</guides>') // 'See the guides' */
export function toPlainText(text: string): string {
  return text.replace(/<\/?[a-z]+>/g, '')
}
