/** Code points. @example countCharacters('🦊') // 1 */
export function countCharacters(word: string): number {
  let count = word.length
  for (let i = 1; i < word.length; i++) {
    const isPair = (word.charCodeAt(i) & 0xfc00) === 0xdc00 && (word.charCodeAt(i - 1) & 0xfc00) === 0xd800
    if (isPair) count--
  }
  return count
}
