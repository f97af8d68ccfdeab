interface Sample {
  readonly at: number
  readonly written: number
}

/** Recent enough for the pace to follow a disk that slows down. */
const WINDOW_MS = 5000

export interface Pace {
  readonly bytesPerSecond: number
  readonly secondsLeft: number | null
}

export class Progress {
  readonly #expected: number | null
  #samples: readonly Sample[]

  constructor(expected: number | null, at: number) {
    this.#expected = expected
    this.#samples = [{ at, written: 0 }]
  }

  report(written: number, at: number): Pace {
    const recent = this.#samples.filter((sample) => at - sample.at <= WINDOW_MS)
    this.#samples = [...(recent.length > 0 ? recent : this.#samples.slice(-1)), { at, written }]
    const first = this.#samples[0] ?? { at, written: 0 }
    const bytesPerSecond = at > first.at ? ((written - first.written) / (at - first.at)) * 1000 : 0
    const left = this.#expected === null ? null : this.#expected - written
    return {
      bytesPerSecond,
      secondsLeft: left === null || bytesPerSecond === 0 ? null : left / bytesPerSecond,
    }
  }
}
