export interface Client {
  readonly address: string
  /** The IPv4 address or IPv6 /64 network that rate limits count by. */
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
  /** Multiplies the limits per network. */
  readonly networkFactor: number
}
