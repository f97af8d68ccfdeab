/** So many within so many seconds; one more is answered 429 with the seconds to wait. */
export interface RateLimit {
  readonly most: number
  readonly seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often the same account, or the same network (an IPv4 address, or the 64 bits of IPv6 that a subscriber holds), may try.
 * On a demo, where everybody comes from this machine, a network may try a hundred times as often.
 */
export const RATE_LIMITS = {
  /** Failures. A browser that has signed in to the account before counts apart from all others. */
  signInPerAccount: { most: 10, seconds: 15 * MINUTE },
  signInPerNetwork: { most: 30, seconds: 15 * MINUTE },
  /** Codes of an app and recovery codes that were wrong; a browser that is known counts apart, too. */
  secondFactorPerAccount: { most: 10, seconds: 15 * MINUTE },
  secondFactorPerDay: { most: 50, seconds: DAY },
  /** Questions to passkeys: a page asks one when it lets people sign in. */
  passkeyPerNetwork: { most: 60, seconds: MINUTE },
  /** Ways taken to the identity provider. */
  identityProviderPerNetwork: { most: 60, seconds: 10 * MINUTE },
  signUpPerNetwork: { most: 10, seconds: HOUR },
  /** New passwords that are looked up among the common ones: when signing up, and when changing the password. */
  newPasswordsPerNetwork: { most: 60, seconds: HOUR },
  newPasswordsPerAccount: { most: 60, seconds: HOUR },
  forgotPasswordPerAccount: { most: 3, seconds: HOUR },
  forgotPasswordPerNetwork: { most: 10, seconds: HOUR },
  /** Uses of the links of mails. */
  linkPerNetwork: { most: 30, seconds: 15 * MINUTE },
  resendPerMinute: { most: 1, seconds: MINUTE },
  resendPerDay: { most: 5, seconds: DAY },
  /** Messages to whoever runs the installation, who is not to be flooded by many networks either. */
  contactPerNetwork: { most: 5, seconds: HOUR },
  contactInAll: { most: 60, seconds: HOUR },
  /** The same message. */
  contactRepeat: { most: 1, seconds: DAY },
  /** Failures to give the current password again. */
  currentPasswordPerAccount: { most: 10, seconds: 15 * MINUTE },
  /** Each is told to the address of the account, which may be anybody's until it is proven. */
  passwordChangePerDay: { most: 10, seconds: DAY },
  emailChangePerDay: { most: 5, seconds: DAY },
  downloadPerAccount: { most: 10, seconds: HOUR },
  /** Whatever the payment provider is asked about. */
  paymentsPerAccount: { most: 120, seconds: 10 * MINUTE },
  /** Requests with the same API token. */
  requestsPerToken: { most: 600, seconds: MINUTE },
  /** Each is told to the address of the account. */
  newTokensPerDay: { most: 50, seconds: DAY },
  /** Requests that may change something. A person who deletes 10,000 lists, the most there can be, sends one for each. */
  changesPerAccount: { most: 12_000, seconds: MINUTE },
  /** Requests for what is not there, or not the account's. */
  missesPerAccount: { most: 100, seconds: MINUTE },
} as const satisfies Readonly<Record<string, RateLimit>>
