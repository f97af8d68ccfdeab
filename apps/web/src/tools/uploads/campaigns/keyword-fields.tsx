import { MATCH_TYPES } from '@wordloom/targets'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { LeaveOut } from '../columns/leave-out.tsx'
import { PlainTemplateList } from '../columns/template-list.tsx'
import { FormSection } from '../draft/form-section.tsx'
import type { CampaignFieldsProps } from './campaign-fields.ts'
import { CAMPAIGN_TEXTS as T } from './texts.ts'

export function KeywordFields({ draft, names, errors, onChange }: CampaignFieldsProps) {
  const { patterns, conditions, keywords, matchTypes, otherRules, recipe } = draft
  return (
    <FormSection title={T.keywords} help={T.keywordsHelp}>
      <div className="grid gap-5">
        {recipe === null && (
          <div className="grid gap-x-5 gap-y-5 md:grid-cols-2">
            <PlainTemplateList
              title={T.patterns}
              texts={patterns}
              names={names}
              placeholder={T.patternPlaceholder}
              addLabel={T.addPattern}
              labelOf={T.pattern}
              removeLabelOf={T.removePattern}
              errorOf={(place) => errors.within('rows', 'patterns', place)}
              onTexts={(texts) => onChange({ patterns: texts })}
            />
            <LeaveOut
              conditions={conditions}
              names={names}
              placeholder={T.rulePlaceholder}
              errorOf={(place) => errors.within('rows', 'rules', place)}
              others={otherRules.length}
              onChange={(texts) => onChange({ conditions: texts })}
              onDropOthers={() => onChange({ otherRules: [] })}
            />
          </div>
        )}
        <PlainTemplateList
          title={T.extra}
          help={T.extraHelp}
          texts={keywords}
          names={names}
          placeholder={T.extraPlaceholder}
          addLabel={T.addExtra}
          labelOf={T.extraOf}
          removeLabelOf={T.removeExtra}
          errorOf={(place) => errors.within('keyword', place)}
          onTexts={(texts) => onChange({ keywords: texts })}
        />
        <fieldset>
          <legend className="mb-1.5 text-xs/5 font-medium text-soft">{T.matchTypes}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {MATCH_TYPES.map((matchType) => (
              <Checkbox
                key={matchType}
                label={T.matchType[matchType]}
                isChecked={matchTypes.includes(matchType)}
                onChange={(isChosen) =>
                  onChange({
                    matchTypes: MATCH_TYPES.filter((each) =>
                      each === matchType ? isChosen : matchTypes.includes(each),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      </div>
    </FormSection>
  )
}
