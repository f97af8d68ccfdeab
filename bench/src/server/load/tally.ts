export interface Outcome {
  readonly kind: string
  readonly status: number
}

export class Tally {
  readonly #groups: (Outcome & { readonly times: number[] })[] = []

  add({ kind, status }: Outcome, milliseconds: number): void {
    const group = this.#groups.find((each) => each.kind === kind && each.status === status)
    if (group === undefined) this.#groups.push({ kind, status, times: [milliseconds] })
    else group.times.push(milliseconds)
  }

  times(isMeant: (outcome: Outcome) => boolean = () => true): readonly number[] {
    return this.#groups
      .filter(isMeant)
      .flatMap(({ times }) => times)
      .sort((a, b) => a - b)
  }

  count(isMeant: (outcome: Outcome) => boolean = () => true): number {
    return this.#groups.filter(isMeant).reduce((sum, { times }) => sum + times.length, 0)
  }

  kinds(): readonly string[] {
    return [...new Set(this.#groups.map(({ kind }) => kind))].sort()
  }

  describe(isMeant: (outcome: Outcome) => boolean): string {
    const statuses = [...new Set(this.#groups.filter(isMeant).map(({ status }) => status))].sort()
    const countOf = (status: number) => this.count((each) => isMeant(each) && each.status === status)
    return statuses.map((status) => `${countOf(status)} with ${status}`).join(', ') || 'none'
  }
}

export function isAccepted({ status }: Outcome): boolean {
  return status >= 200 && status < 400
}

export function isRefused({ status }: Outcome): boolean {
  return status === 503
}

export function isFailed(outcome: Outcome): boolean {
  return !isAccepted(outcome) && !isRefused(outcome)
}
