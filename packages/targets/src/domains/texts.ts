export const DOMAIN_TEXTS = {
  empty: 'It has no characters.',
  space: "It has a space. Join words with '-' or without a separator.",
  dot: 'It has a dot. Endings are named apart.',
  refused: (characters: string) => `It has ${characters}. Only letters, digits and hyphens are possible.`,
  outerHyphen: 'A hyphen can be neither first nor last.',
  innerHyphens: 'The third and fourth character are hyphens. Only encoded names (xn--) have them.',
  badEncoding: 'It begins with xn--, but encodes no valid name.',
  notEncoded: 'Its letters make no valid name together.',
  tooLong: (length: number, most: number) => `It has ${length} characters. ${most} are possible.`,
  tooLongEncoded: (ascii: string, length: number, most: number) =>
    `Encoded as ${ascii}, it has ${length} characters. ${most} are possible.`,
  nameTooLong: (length: number, most: number) =>
    `With its ending, it has ${length} characters. ${most} are possible.`,
} as const
