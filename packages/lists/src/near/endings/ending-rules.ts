/** Corrections of a stemmer for one language. All words are in lower case. */
export interface EndingRules {
  /** Forms of one word per line. Words that look like a form of another one stand alone. */
  readonly families?: string
  /** Changes of an ending before the stemmer runs. The first that matches applies. */
  readonly changes?: readonly (readonly [RegExp, string])[]
  /**
   * Endings that make another word, each with its own forms. The stemmer takes them off, so that `university` would
   * be `universe`.
   */
  readonly derivations?: readonly string[]
  /** Forms of a word can have their accents on different letters. */
  readonly hasMovingAccents?: boolean
  /** The changes replace the stemmer. */
  readonly hasOwnStems?: boolean
}
