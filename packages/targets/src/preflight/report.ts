export type Severity = 'error' | 'warning'

export interface Problem {
  readonly severity: Severity
  readonly text: string
  readonly count: number
  /** The first few places. */
  readonly places: readonly string[]
}

const MAX_PLACES = 20

export class Report {
  readonly #problems = new Map<
    string,
    { severity: Severity; text: string; count: number; places: string[] }
  >()

  add(severity: Severity, text: string, place: string | null = null): void {
    const known = this.#problems.get(text)
    const problem = known ?? { severity, text, count: 0, places: [] }
    if (known === undefined) this.#problems.set(text, problem)
    problem.count++
    if (place !== null && problem.places.length < MAX_PLACES && !problem.places.includes(place))
      problem.places.push(place)
  }

  /** Errors first. */
  get problems(): readonly Problem[] {
    return [...this.#problems.values()].sort(
      (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
    )
  }
}
