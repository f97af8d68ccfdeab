import { API, type Endpoint } from '@wordloom/contract'

/** Every endpoint of the API, whatever it is about. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(API).flatMap((group) =>
  Object.values<Endpoint>(group),
)
