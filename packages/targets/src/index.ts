export { describeLimit, type Evidence, type Limit, type Unit } from './limit.ts'
export { LIMITS, type LimitId } from './limits/limits.ts'
