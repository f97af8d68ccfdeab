/** A navigation, not an API call. */
export const SIGN_IN_PATH = '/api/login'
export const SIGN_UP_PATH = `${SIGN_IN_PATH}?intent=signup`

export const SECOND_STEP_PATH = '/second-step'

/** The page that opens a share link. The secret follows as the fragment, which browsers don't send. */
export const SHARED_PATH = '/shared'

/** The page that opens an invitation to a project. The secret follows as the fragment. */
export const JOIN_PATH = '/join'

export const SIGN_OUT_PATH = '/api/logout'

export const OPEN_API_PATH = '/api/openapi.json'
export const API_DOCS_PATH = '/api/docs'

/** Answers `Health` while the process runs. */
export const HEALTH_PATH = '/healthz'

/** Answers `Readiness`: 200 if the instance accepts requests, otherwise 503. */
export const READINESS_PATH = '/readyz'
