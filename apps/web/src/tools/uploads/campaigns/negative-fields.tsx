import { FormSection } from '../draft/form-section.tsx'
import { WordsField } from '../draft/words-field.tsx'
import type { CampaignFieldsProps } from './campaign-fields.ts'
import { CAMPAIGN_TEXTS as T } from './texts.ts'

export function NegativeFields({
  draft,
  errors,
  onChange,
}: Pick<CampaignFieldsProps, 'draft' | 'errors' | 'onChange'>) {
  const problem = errors.within('negatives')
  return (
    <FormSection title={T.negatives} help={T.negativesHelp}>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        {(['campaignNegatives', 'adGroupNegatives'] as const).map((field) => (
          <div key={field} className="min-w-0">
            <p aria-hidden="true" className="mb-1.5 text-xs/5 font-medium text-soft">
              {T[field]}
            </p>
            <div className="h-32 overflow-hidden rounded-md border border-edge bg-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent">
              <WordsField
                label={T[field]}
                placeholder={T.negativesPlaceholder}
                text={draft[field]}
                onText={(text) => onChange({ [field]: text })}
              />
            </div>
          </div>
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="mt-1.5 text-xs/5 text-danger">
          {problem}
        </p>
      )}
    </FormSection>
  )
}
