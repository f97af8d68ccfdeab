export interface Repeat {
  readonly key: string
  readonly fingerprint: string
}
