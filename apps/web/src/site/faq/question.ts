export interface Question {
  /** Links from elsewhere use this id, so don't change it. */
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  readonly isAboutPlans?: boolean
}

export interface QuestionGroup {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}
