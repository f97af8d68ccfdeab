/** Measures a text. The engine has one; `width` counts East Asian characters and emoji twice. */
export type Measure = (unit: 'characters' | 'words' | 'bytes' | 'width', text: string) => number
