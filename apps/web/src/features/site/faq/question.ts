export interface Question {
  /** Links from elsewhere use this id, so don't change it. */
  readonly id: string
  readonly question: string
  /** Paragraphs, with tags that `SiteText` renders. */
  readonly answer: readonly string[]
  /** Whether the page adds this installation's plans and prices. */
  readonly isAboutPlans?: boolean
}

export interface QuestionGroup {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}
