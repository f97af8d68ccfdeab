const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['people', 'person'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
  ['knives', 'knife'],
  ['wives', 'wife'],
  ['lives', 'life'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['shelves', 'shelf'],
  ['scarves', 'scarf'],
  ['wolves', 'wolf'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['ties', 'tie'],
  ['pies', 'pie'],
  ['shoes', 'shoe'],
  ['toes', 'toe'],
  ['buses', 'bus'],
  ['lenses', 'lens'],
  ['canvases', 'canvas'],
  ['gases', 'gas'],
  ['bonuses', 'bonus'],
  ['viruses', 'virus'],
  ['cactuses', 'cactus'],
])

/** These words end like a plural, but they are singular or have no singular. */
const SINGULAR = new Set([
  'news',
  'lens',
  'canvas',
  'gas',
  'bus',
  'yes',
  'this',
  'series',
  'species',
  'christmas',
])

/** The singular of an English word in small letters, as far as its ending shows it. */
export function toSingular(word: string): string {
  if (SINGULAR.has(word)) return word
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh|o)es$/.test(word)) return word.slice(0, -2)
  return /[^su'i]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
