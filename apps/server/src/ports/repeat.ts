export interface Repeat {
  readonly key: string
  /** Differs if the request differs. */
  readonly fingerprint: string
}
