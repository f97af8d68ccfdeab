import { DEFAULT_OPTIONS, toJoining } from '@wordloom/contract'
import { Link } from 'react-router'
import type { WorkedExample } from '#generator/examples/example.ts'
import { ExampleCard } from '#generator/examples/example-card.tsx'
import { type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { buttonClass } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { TintedCombination } from '#ui/text/tinted-combination.tsx'
import { Closing } from '../closing.tsx'
import { type GuideSample, groupGuides } from '../guide-groups.ts'
import { LivePlanCards } from '../live-plans.tsx'
import { PartsNavigation } from '../parts-navigation.tsx'
import { Section } from '../section.tsx'
import { SiteHead } from '../site-head.tsx'
import { SITE_TEXTS } from '../texts.ts'
import type { ExportSample } from './exports.ts'
import { FeatureGroup } from './feature-group.tsx'
import { RowsExampleCards } from './rows-example-cards.tsx'
import type { WorkedRowsExample } from './rows-examples.ts'
import { EXPORT_NAMES, FEATURE_GROUPS, FEATURES_TEXTS as TEXTS } from './texts.ts'

interface FeaturesPageProps {
  readonly guides: readonly GuideSample[]
  readonly keywords: WorkedExample
  readonly names: WorkedExample
  readonly namesWithRepeats: number
  readonly rowsExamples: readonly WorkedRowsExample[]
  readonly exports: readonly ExportSample[]
}

const PARTS = [
  ...FEATURE_GROUPS,
  { id: 'guides', title: TEXTS.guides },
  { id: 'plans', title: TEXTS.plans },
] as const

export function FeaturesPage(props: FeaturesPageProps) {
  const { guides, keywords, names, namesWithRepeats, rowsExamples, exports } = props
  useStructuredData(toFeaturesData())
  const [core, rows, data, organization, professional] = FEATURE_GROUPS
  return (
    <main className="grow">
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
        <PartsNavigation label={TEXTS.groups} parts={PARTS} />
      </SiteHead>
      <FeatureGroup group={core} place={0}>
        <h3 className="mb-3 text-lg/7 font-semibold tracking-tight">{TEXTS.keywordsTitle}</h3>
        <ExampleCard title={TEXTS.keywordsTitle} headings={TEXTS.keywordsHeadings} example={keywords} />
        <h3 className="mt-10 text-lg/7 font-semibold tracking-tight">{TEXTS.namesTitle}</h3>
        <p className="mt-1 mb-3 max-w-xl text-soft">{TEXTS.namesNote(namesWithRepeats, names.size)}</p>
        <ExampleCard title={TEXTS.namesTitle} headings={TEXTS.namesHeadings} example={names} />
      </FeatureGroup>
      <FeatureGroup group={rows} place={1}>
        <RowsExampleCards examples={rowsExamples} />
      </FeatureGroup>
      <FeatureGroup group={data} place={2}>
        <ExportFiles samples={exports} />
      </FeatureGroup>
      <FeatureGroup group={organization} place={3} />
      <FeatureGroup group={professional} place={4} />
      <Section id="guides" title={TEXTS.guides} lead={TEXTS.guidesLead} isRaised>
        <Guides guides={guides} />
      </Section>
      <Section id="plans" title={TEXTS.plans} lead={TEXTS.plansLead}>
        <noscript>
          <p className="mt-4 text-soft">{TEXTS.plansNeedScript}</p>
        </noscript>
        <LivePlanCards />
      </Section>
      <Closing
        title={TEXTS.closingTitle}
        text={TEXTS.closingText}
        ways={[
          { to: '/how-to-use', label: SITE_TEXTS.howToUse },
          { to: '/contact', label: SITE_TEXTS.contact },
        ]}
      />
    </main>
  )
}

export function toFeaturesData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: TEXTS.title, path: '/features' })]
}

function ExportFiles({ samples }: { readonly samples: readonly ExportSample[] }) {
  return (
    <figure>
      <figcaption className="mb-3 max-w-xl text-soft">{TEXTS.exports}</figcaption>
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        {samples.map(({ format, text }) => (
          <div key={format} className="bg-card px-4 py-3">
            <p className="text-xs/5 font-semibold text-soft">{EXPORT_NAMES[format]}</p>
            <pre className="mt-1 font-mono text-xs/5.5 break-words whitespace-pre-wrap">{text.trimEnd()}</pre>
          </div>
        ))}
      </div>
    </figure>
  )
}

function Guides({ guides: all }: { readonly guides: readonly GuideSample[] }) {
  return (
    <div className="mt-8 gap-x-12 sm:columns-2 lg:columns-3">
      {groupGuides(all).map(({ title, guides }, place) => (
        <section
          key={title}
          className={`mb-9 break-inside-avoid border-t-3 pt-3 ${columnColors(place).border}`}
        >
          <h3 className="text-base/6 font-semibold">{title}</h3>
          <ul className="mt-2 space-y-4">
            {guides.map(({ path, name, heading, sample: { words, options } }) => (
              <li key={path}>
                <Link to={path} className={TEXT_LINK}>
                  {name}
                </Link>
                <span className="block text-sm/5 text-soft">{heading}</span>
                <span className="mt-1 block font-mono text-xs/5 break-words whitespace-pre-wrap">
                  <TintedCombination parts={words} joining={toJoining({ ...DEFAULT_OPTIONS, ...options })} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
