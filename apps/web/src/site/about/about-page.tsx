import { Link } from 'react-router'
import { type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { Closing } from '../closing.tsx'
import { groupGuides, type ListedGuide } from '../guide-groups.ts'
import { Section } from '../section.tsx'
import { SiteHead } from '../site-head.tsx'
import { SiteText } from '../site-text.tsx'
import { SITE_TEXTS } from '../texts.ts'
import { ClothDrawing } from './cloth-drawing.tsx'
import { ABOUT_FEATURES, ABOUT_MAKING, ABOUT_TEXTS as TEXTS } from './texts.ts'

interface AboutPageProps {
  readonly guides: readonly ListedGuide[]
}

export function AboutPage({ guides: all }: AboutPageProps) {
  useStructuredData(toAboutData())
  return (
    <main className="grow">
      <SiteHead title={TEXTS.title} lead={TEXTS.lead}>
        <ClothDrawing />
      </SiteHead>
      <Section id="idea" title={TEXTS.idea} isRaised isBeside>
        <div className="max-w-2xl space-y-3 text-lg/7">
          {TEXTS.ideaText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="features" title={TEXTS.features}>
        <ul className="mt-5 grid gap-x-12 border-b border-line sm:grid-cols-2">
          {ABOUT_FEATURES.map((feature) => (
            <li key={feature} className="border-t border-line py-2.5">
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-4 print:hidden">
          <Link to="/features" className={TEXT_LINK}>
            {TEXTS.allFeatures}
          </Link>
        </p>
      </Section>
      <Section id="audiences" title={TEXTS.audiences} lead={TEXTS.audiencesLead} isRaised>
        <dl className="mt-5 border-b border-line">
          {groupGuides(all).map(({ title, guides }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-1 border-t border-line py-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
            >
              <dt className="font-semibold">{title}</dt>
              <dd className="flex flex-wrap gap-x-5">
                {guides.map(({ path, name }) => (
                  <Link key={path} to={path} className={`${TEXT_LINK} inline-flex min-h-7 items-center`}>
                    {name}
                  </Link>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="making" title={TEXTS.making}>
        <dl className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {ABOUT_MAKING.map(({ title, text }) => (
            <div key={title} className="max-w-xl">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-0.5 text-soft">
                <SiteText text={text} />
              </dd>
            </div>
          ))}
        </dl>
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

export function toAboutData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: TEXTS.title, path: '/about' })]
}
