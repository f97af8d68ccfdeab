import type { FieldErrors } from '../output/field-errors.ts'
import type { CampaignDraft } from './campaign-draft.ts'

export interface CampaignFieldsProps {
  readonly draft: CampaignDraft
  readonly names: readonly string[]
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<CampaignDraft>) => void
}
