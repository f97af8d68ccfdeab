import type { NegativePlatformId } from '@wordloom/targets'
import type { ToolWorker } from '#platform/workers/use-tool-worker.ts'
import type { NegativesApi } from './negatives.worker.ts'

export interface SectionProps {
  readonly worker: ToolWorker<NegativesApi>
  readonly platform: NegativePlatformId
  readonly isShown: boolean
}
