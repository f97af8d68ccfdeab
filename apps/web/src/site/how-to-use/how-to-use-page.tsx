import { Link } from 'react-router'
import type { WorkedExample } from '#generator/examples/example.ts'
import { type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { buttonClass } from '#ui/button.tsx'
import { toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { Closing } from '../closing.tsx'
import type { Question } from '../faq/question.ts'
import { PartsNavigation } from '../parts-navigation.tsx'
import { Section } from '../section.tsx'
import { SiteHead } from '../site-head.tsx'
import { SiteText } from '../site-text.tsx'
import { SITE_TEXTS } from '../texts.ts'
import { ImportHelp } from './import-help.tsx'
import { QuickStart } from './quick-start.tsx'
import { ShortQuestions } from './short-questions.tsx'
import { ACCOUNT_FEATURES, PART_TITLES, PARTS, HOW_TO_USE_TEXTS as TEXTS } from './texts.ts'
import { Tips } from './tips.tsx'
import { type UseCase, UseCases } from './use-cases.tsx'
import type { WorkedTip } from './work-out-tips.ts'

interface HowToUsePageProps {
  readonly example: WorkedExample
  readonly tips: readonly WorkedTip[]
  readonly useCases: readonly UseCase[]
  readonly questions: readonly Question[]
}

export function HowToUsePage({ example, tips, useCases, questions }: HowToUsePageProps) {
  useStructuredData(toHowToUseData())
  return (
    <main className="grow">
      <SiteHead
        title={TEXTS.title}
        lead={TEXTS.lead}
        actions={
          <Link to="/" className={buttonClass('primary')}>
            {SITE_TEXTS.generator}
          </Link>
        }
      >
        <PartsNavigation label={TEXTS.parts} parts={PARTS} />
      </SiteHead>
      <Section id="quick-start" title={PART_TITLES['quick-start']}>
        <QuickStart example={example} />
      </Section>
      <Section id="tips" title={PART_TITLES.tips} lead={TEXTS.tipsLead} isRaised>
        <Tips tips={tips} />
      </Section>
      <Section id="import" title={PART_TITLES.import} lead={<SiteText text={TEXTS.importLead} />}>
        <ImportHelp />
      </Section>
      <Section id="use-cases" title={PART_TITLES['use-cases']} lead={TEXTS.useCasesLead} isRaised>
        <UseCases useCases={useCases} />
      </Section>
      <Section id="account" title={PART_TITLES.account} lead={TEXTS.accountLead}>
        <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {ACCOUNT_FEATURES.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-0.5 text-soft">
                <SiteText text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 flex flex-wrap gap-3 signed-in:hidden print:hidden">
          <Link to="/signup" className={buttonClass('plain')}>
            {TEXTS.signUp}
          </Link>
          <Link to="/features#plans" className={buttonClass('quiet')}>
            {SITE_TEXTS.plans}
          </Link>
        </p>
      </Section>
      <Section id="questions" title={PART_TITLES.questions} isBeside>
        <ShortQuestions questions={questions} />
      </Section>
      <Closing
        title={TEXTS.closingTitle}
        text={TEXTS.closingText}
        ways={[
          { to: '/features', label: TEXTS.features },
          { to: '/contact', label: SITE_TEXTS.contact },
        ]}
      />
    </main>
  )
}

export function toHowToUseData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: TEXTS.title, path: '/how-to-use' })]
}
