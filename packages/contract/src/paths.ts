/** Where a browser is sent to sign in. A navigation, not a call. */
export const SIGN_IN_PATH = '/api/login'

/** The page that asks for a second factor. */
export const SECOND_STEP_PATH = '/second-step'

/** Where a browser is sent to sign out. A navigation, not a call. */
export const SIGN_OUT_PATH = '/api/logout'

/** The API as an OpenAPI 3.1 document, and the page that shows it to people. */
export const OPEN_API_PATH = '/api/openapi.json'
export const API_DOCS_PATH = '/api/docs'

/** Answers with `Health` for as long as the process lives. */
export const HEALTH_PATH = '/healthz'

/** Answers with `Readiness`: 200 when requests may be sent here, otherwise 503. */
export const READINESS_PATH = '/readyz'
