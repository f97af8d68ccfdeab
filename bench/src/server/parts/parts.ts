import { hostile } from '../hostile/hostile.ts'
import { memory } from './memory.ts'
import { mixed } from './mixed.ts'
import { neighbor } from './neighbor.ts'
import { overload } from './overload.ts'
import type { Part } from './part.ts'
import { ratios } from './ratios.ts'
import { signIns } from './sign-ins.ts'
import { soak } from './soak.ts'
import { webhooks } from './webhooks.ts'

export const PARTS: readonly Part[] = [
  ratios,
  signIns,
  webhooks,
  mixed,
  neighbor,
  overload,
  memory,
  soak,
  hostile,
]
