export const PLAN_LIMIT_TEXTS = {
  list: (most: number) => `Your plan keeps up to ${most} ${most === 1 ? 'list' : 'lists'}`,
  result: (most: number) => `Your plan keeps up to ${most} ${most === 1 ? 'result' : 'results'}`,
} as const
