import { Button } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons/icons.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { FormSection } from '../draft/form-section.tsx'
import type { LongestText } from '../output/outcome.ts'
import { DRAFT_TEXTS } from '../texts.ts'
import { AdCard } from './ad-card.tsx'
import { EMPTY_AD } from './campaign-draft.ts'
import type { CampaignFieldsProps } from './campaign-fields.ts'
import { CAMPAIGN_TEXTS as T } from './texts.ts'

interface AdFieldsProps extends CampaignFieldsProps {
  readonly longest: readonly LongestText[]
}

export function AdFields({ draft: { ads }, names, errors, longest, onChange }: AdFieldsProps) {
  function remove(place: number) {
    onChange({ ads: ads.toSpliced(place, 1) })
    showToast({ title: T.adRemoved, action: { label: DRAFT_TEXTS.undo, run: () => onChange({ ads }) } })
  }
  return (
    <FormSection
      title={T.ads}
      help={T.adsHelp}
      action={
        <Button onClick={() => onChange({ ads: [...ads, EMPTY_AD] })}>
          <PlusIcon />
          {T.addAd}
        </Button>
      }
    >
      {ads.length === 0 ? (
        <p className="text-sm/6 text-soft">{T.noAds}</p>
      ) : (
        <ol className="grid gap-4">
          {ads.map((ad, place) => (
            <AdCard
              // biome-ignore lint/suspicious/noArrayIndexKey: an ad is identified only by its place
              key={place}
              ad={ad}
              place={place}
              names={names}
              errors={errors}
              longest={longest}
              onChange={(change) => onChange({ ads: ads.with(place, { ...ad, ...change }) })}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      )}
    </FormSection>
  )
}
