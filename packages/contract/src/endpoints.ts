/** Where a visitor's browser is sent to sign in. A navigation, not a call. */
export const SIGN_IN_PATH = '/api/login'

/** Answers with the `Entitlements` of whoever asks. */
export const ENTITLEMENTS_PATH = '/api/entitlements'

/** Answers with `Health` for as long as the process lives. */
export const HEALTH_PATH = '/healthz'

/** Answers with `Readiness`: 200 when requests may be sent here, otherwise 503. */
export const READINESS_PATH = '/readyz'
