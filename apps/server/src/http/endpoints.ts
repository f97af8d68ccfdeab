import { API, type Endpoint } from '@wordloom/contract'

export const ENDPOINTS: readonly Endpoint[] = Object.values(API).flatMap((group) =>
  Object.values<Endpoint>(group),
)
