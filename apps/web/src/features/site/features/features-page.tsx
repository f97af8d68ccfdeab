import { Link } from 'react-router'
import { useStructuredData } from '../../../shared/document/structured-data.ts'
import type { WorkedExample } from '../../../shared/examples/example.ts'
import { ExampleCard } from '../../../shared/examples/example-card.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Closing } from '../closing.tsx'
import type { ListedGuide } from '../guide-groups.ts'
import { LivePlans } from '../live-plans.tsx'
import { PartThreads } from '../part-threads.tsx'
import { Section } from '../section.tsx'
import { SiteHead } from '../site-head.tsx'
import { SiteText } from '../site-text.tsx'
import { SITE_TEXTS } from '../texts.ts'
import { ExportFiles } from './export-files.tsx'
import type { ExportSample } from './exports.ts'
import { FeatureGroup } from './feature-group.tsx'
import { toFeaturesData } from './features-data.ts'
import { Guides } from './guides.tsx'
import { FEATURE_GROUPS, FEATURES_TEXTS as TEXTS } from './texts.ts'

interface FeaturesPageProps {
  readonly guides: readonly ListedGuide[]
  readonly keywords: WorkedExample
  readonly names: WorkedExample
  readonly namesWithRepeats: number
  readonly exports: readonly ExportSample[]
}

export function FeaturesPage(props: FeaturesPageProps) {
  const { guides, keywords, names, namesWithRepeats, exports } = props
  useStructuredData(toFeaturesData())
  const [core, data, organisation, professional] = FEATURE_GROUPS
  return (
    <main data-reading className="grow">
      <SiteHead
        title={TEXTS.title}
        lead={TEXTS.lead}
        actions={
          <>
            <Link to="/" className={buttonClass('primary')}>
              {SITE_TEXTS.generator}
            </Link>
            <Link to="/how-to-use" className={buttonClass('plain')}>
              {SITE_TEXTS.howToUse}
            </Link>
          </>
        }
      >
        <PartThreads label={TEXTS.groups} parts={FEATURE_GROUPS} />
      </SiteHead>
      <FeatureGroup group={core} place={0}>
        <h3 className="mb-3 text-lg/7 font-semibold tracking-tight">{TEXTS.keywordsTitle}</h3>
        <ExampleCard title={TEXTS.keywordsTitle} headings={TEXTS.keywordsHeadings} example={keywords} />
        <h3 className="mt-10 text-lg/7 font-semibold tracking-tight">{TEXTS.namesTitle}</h3>
        <p className="mt-1 mb-3 max-w-prose text-soft">{TEXTS.namesNote(namesWithRepeats, names.size)}</p>
        <ExampleCard title={TEXTS.namesTitle} headings={TEXTS.namesHeadings} example={names} />
      </FeatureGroup>
      <FeatureGroup group={data} place={1}>
        <ExportFiles samples={exports} />
      </FeatureGroup>
      <FeatureGroup group={organisation} place={2} />
      <FeatureGroup group={professional} place={3} />
      <Section id="guides" title={TEXTS.guides} lead={TEXTS.guidesLead} isRaised>
        <Guides guides={guides} />
      </Section>
      <Section id="plans" title={TEXTS.plans} lead={TEXTS.plansLead} isBeside>
        <div className="max-w-prose space-y-2">
          <p>
            <SiteText text={TEXTS.plansText} />
          </p>
          <LivePlans />
        </div>
      </Section>
      <Closing
        title={TEXTS.closingTitle}
        text={TEXTS.closingText}
        ways={[
          { to: '/how-to-use', label: SITE_TEXTS.howToUse },
          { to: '/subscription', label: SITE_TEXTS.plans, isDocument: true },
          { to: '/contact', label: SITE_TEXTS.contact },
        ]}
      />
    </main>
  )
}
