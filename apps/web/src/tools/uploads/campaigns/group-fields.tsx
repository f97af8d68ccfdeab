import { TemplateField } from '../columns/template-field.tsx'
import { PlainTemplateList } from '../columns/template-list.tsx'
import { FormSection } from '../draft/form-section.tsx'
import { UTM_NAMES } from './campaign-draft.ts'
import type { CampaignFieldsProps } from './campaign-fields.ts'
import { CAMPAIGN_TEXTS as T } from './texts.ts'

export function GroupFields({ draft, names, errors, onChange }: CampaignFieldsProps) {
  const templateOf = (field: 'campaign' | 'adGroup' | 'finalUrl') => ({
    label: T.fields[field],
    value: draft[field],
    names,
    // An empty field has no mistake of its own: the check says what is missing.
    error: draft[field].trim() === '' ? undefined : errors.within(field),
    onChange: (text: string) => onChange({ [field]: text }),
  })
  return (
    <FormSection title={T.groups} help={T.groupsHelp}>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <TemplateField {...templateOf('campaign')} placeholder={T.campaignPlaceholder} />
        <TemplateField {...templateOf('adGroup')} placeholder={T.adGroupPlaceholder} />
        <div className="md:col-span-2">
          <TemplateField
            {...templateOf('finalUrl')}
            placeholder={T.finalUrlPlaceholder}
            help={T.finalUrlHelp}
            isOptional
          />
        </div>
      </div>
      <details
        className="mt-4 border-t border-line pt-4"
        open={UTM_NAMES.some((name) => draft.utm[name] !== '')}
      >
        <summary className="cursor-pointer text-sm/6 font-medium">{T.utmTitle}</summary>
        <div className="mt-2 grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {UTM_NAMES.map((name) => (
            <TemplateField
              key={name}
              label={T.utm[name]}
              value={draft.utm[name]}
              names={names}
              isOptional
              isNarrow
              error={draft.utm[name].trim() === '' ? undefined : errors.within('utm', name)}
              onChange={(text) => onChange({ utm: { ...draft.utm, [name]: text } })}
            />
          ))}
        </div>
      </details>
      <div className="mt-4 border-t border-line pt-4">
        <PlainTemplateList
          title={T.labels}
          texts={draft.labels}
          names={names}
          placeholder={T.labelPlaceholder}
          addLabel={T.addLabel}
          labelOf={T.label}
          removeLabelOf={T.removeLabel}
          errorOf={(place) => errors.within('labels', place)}
          onTexts={(labels) => onChange({ labels })}
        />
      </div>
    </FormSection>
  )
}
