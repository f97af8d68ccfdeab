/** At most `most` requests in `seconds`. Further requests get a 429 with the seconds to wait. */
export interface RateLimit {
  readonly most: number
  readonly seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A network is an IPv4 address or an IPv6 /64. In demo mode, it gets 100 times as much. */
export const RATE_LIMITS = {
  /** Counts failures. A browser that has signed in to the account before is counted separately. */
  signInPerAccount: { most: 10, seconds: 15 * MINUTE },
  signInPerNetwork: { most: 30, seconds: 15 * MINUTE },
  /** Counts wrong app codes and recovery codes. Known browsers are counted separately, too. */
  secondFactorPerAccount: { most: 10, seconds: 15 * MINUTE },
  secondFactorPerDay: { most: 50, seconds: DAY },
  /** Counts passkey challenges; the sign-in page requests one each time it opens. */
  passkeyPerNetwork: { most: 60, seconds: MINUTE },
  identityProviderPerNetwork: { most: 60, seconds: 10 * MINUTE },
  signUpPerNetwork: { most: 10, seconds: HOUR },
  /** Counts new passwords checked against the list of common ones. */
  newPasswordsPerNetwork: { most: 60, seconds: HOUR },
  newPasswordsPerAccount: { most: 60, seconds: HOUR },
  forgotPasswordPerAccount: { most: 3, seconds: HOUR },
  forgotPasswordPerNetwork: { most: 10, seconds: HOUR },
  linkPerNetwork: { most: 30, seconds: 15 * MINUTE },
  resendPerMinute: { most: 1, seconds: MINUTE },
  resendPerDay: { most: 5, seconds: DAY },
  /** The total protects the operator from a flood from many networks. */
  contactPerNetwork: { most: 5, seconds: HOUR },
  contactInAll: { most: 60, seconds: HOUR },
  contactRepeat: { most: 1, seconds: DAY },
  currentPasswordPerAccount: { most: 10, seconds: 15 * MINUTE },
  /** Each change sends an email to an address that may be someone else's until it's verified. */
  passwordChangePerDay: { most: 10, seconds: DAY },
  emailChangePerDay: { most: 5, seconds: DAY },
  downloadPerAccount: { most: 10, seconds: HOUR },
  /** Counts requests that reach the payment provider. */
  paymentsPerAccount: { most: 120, seconds: 10 * MINUTE },
  /** Counts requests of up to 500 domain names. */
  domainLookupsPerAccount: { most: 20, seconds: HOUR },
  domainLookupsPerNetwork: { most: 60, seconds: HOUR },
  /** An account's first requests count only in total. For further ones, there is a part of the total. */
  domainLookupsFirst: { most: 5, seconds: HOUR },
  domainLookupsBeyondFirst: { most: 100, seconds: HOUR },
  /** Protects the registries, which limit this server and not its users. */
  domainLookupsInAll: { most: 200, seconds: HOUR },
  sharesPerAccount: { most: 200, seconds: HOUR },
  sharedPerNetwork: { most: 60, seconds: MINUTE },
  /** Counts wrong passwords of share links. */
  sharedPasswordPerNetwork: { most: 10, seconds: 15 * MINUTE },
  /** Counts wrong passwords of one link from networks that haven't opened it in the last day. */
  sharedPasswordPerLink: { most: 100, seconds: DAY },
  sharedPasswordPerLinkAndNetwork: { most: 20, seconds: DAY },
  /** Once the link has used that up, networks without a wrong password still get in turn. */
  sharedPasswordPerLinkSlowly: { most: 1, seconds: MINUTE },
  sharedPerLinkAndNetwork: { most: 1000, seconds: DAY },
  /** Each sends an email to an address that may be someone else's. */
  invitationsPerAccount: { most: 20, seconds: HOUR },
  /** Counts invitations and offers that all accounts together send to one mailbox. */
  invitationsPerRecipient: { most: 5, seconds: DAY },
  /** Counts previews and acceptances of invitations. */
  joinsPerAccount: { most: 60, seconds: HOUR },
  /** Counts megabytes of rows. A request with less counts as one. */
  combinedMegabytesPerAccount: { most: 20_000, seconds: DAY },
  requestsPerToken: { most: 600, seconds: MINUTE },
  newTokensPerDay: { most: 50, seconds: DAY },
  /** Deleting 10,000 lists, the maximum, takes one request each. */
  changesPerAccount: { most: 12_000, seconds: MINUTE },
  /** Counts requests for items that don't exist or belong to another account. */
  missesPerAccount: { most: 100, seconds: MINUTE },
  /** Counts refused administration requests in the audit log, which is never pruned. */
  adminDenialsPerAccount: { most: 1, seconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>

export type RateLimitName = keyof typeof RATE_LIMITS
