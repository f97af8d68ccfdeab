export const PACKING_TEXTS = {
  repeated: 'It repeats an earlier one.',
  noSlot: (slots: number) => `All ${slots} are taken by more valuable ones.`,
  noRoom: (needed: number, left: number, unit: string) =>
    `It needs ${needed} ${unit}, and ${left} ${left === 1 ? unit.replace(/s$/, '') : unit} ${left === 1 ? 'is' : 'are'} left.`,
  tooLong: (length: number, most: number) => `It has ${length} characters. ${most} are possible.`,
  refused: (characters: string, place: string) => `It contains ${characters}. ${place} doesn't take that.`,
  begins: (character: string, place: string) => `It begins with ${character}. ${place} doesn't take that.`,
  nothingLeft: 'It has no letter or digit.',
} as const
