export const WIDTH = 1200
export const HEIGHT = 630

export const PAPER = '#faf9f7'
export const CARD = '#ffffff'
export const INK = '#17191f'
export const SOFT = '#565b66'
export const FAINT = '#8a8780'
export const LINE = '#e2dfd7'

export const THREADS = [
  { stroke: '#3b82f6', ink: '#1d4ed8' },
  { stroke: '#f59e0b', ink: '#95460a' },
  { stroke: '#10b981', ink: '#04704f' },
  { stroke: '#8b5cf6', ink: '#6d28d9' },
  { stroke: '#ec4899', ink: '#b3165a' },
  { stroke: '#ef4444', ink: '#b42318' },
] as const
