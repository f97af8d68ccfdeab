import { Checkbox } from '#ui/form/checkbox.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormSection } from '../draft/form-section.tsx'
import type { CampaignFieldsProps } from './campaign-fields.ts'
import { CAMPAIGN_TEXTS as T } from './texts.ts'

const STATUSES = (['paused', 'enabled'] as const).map((value) => ({ value, label: T.statuses[value] }))

export function SettingFields({ draft, errors, onChange }: Omit<CampaignFieldsProps, 'names'>) {
  const { target, status } = draft
  const isAmazon = target === 'amazon'
  const isApple = target === 'apple-ads'
  const fieldOf = (
    field: 'budget' | 'maxCpc' | 'languages' | 'locations' | 'startDate' | 'skus' | 'apple',
  ) => ({
    label: T.fields[field],
    value: draft[field],
    error: draft[field].trim() === '' ? undefined : errors.within(field),
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
      onChange({ [field]: value }),
  })
  return (
    <FormSection title={T.settings} help={T.settingsHelp}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <div>
          <SegmentedControl
            label={T.fields.status}
            choices={STATUSES}
            value={status}
            onChange={(chosen) => onChange({ status: chosen })}
          />
          {status === 'enabled' && (
            <p role="status" className="mt-1.5 text-xs/5 text-danger">
              {T.enabledHelp}
            </p>
          )}
        </div>
        <TextField {...fieldOf('startDate')} type="date" isOptional={!isAmazon} />
        <TextField {...fieldOf('budget')} inputMode="decimal" />
        <TextField {...fieldOf('maxCpc')} inputMode="decimal" isOptional={!isAmazon} />
        <TextField {...fieldOf('languages')} isOptional help={T.languagesHelp} />
        <TextField {...fieldOf('locations')} isOptional help={T.locationsHelp} />
        {isAmazon && <TextArea {...fieldOf('skus')} className="sm:col-span-2" help={T.skusHelp} />}
        {isApple && <TextArea {...fieldOf('apple')} className="sm:col-span-2" help={T.appleHelp} />}
      </div>
      <div className="mt-4">
        <Checkbox
          label={T.euPoliticalAds}
          isChecked={draft.euPoliticalAds}
          onChange={(euPoliticalAds) => onChange({ euPoliticalAds })}
        />
      </div>
    </FormSection>
  )
}
