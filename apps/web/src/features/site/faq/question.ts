/** A question that people ask, and its answer. */
export interface Question {
  /** Its address within the page: links lead here, so it stays as it is. */
  readonly id: string
  readonly question: string
  /** Paragraphs, with what is marked in them. */
  readonly answer: readonly string[]
  /** Whether the page adds what holds on this installation alone. */
  readonly isAboutPlans?: boolean
}

export interface QuestionGroup {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}
