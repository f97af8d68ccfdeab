import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { WorkedExample } from '#generator/examples/example.ts'
import { toGeneratorAddress } from '#generator/examples/generator-address.ts'
import { buttonClass } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { GeneratePicture, OptionsPicture, ResultsPicture, WordsPicture } from './pictures.tsx'
import { HOW_TO_USE_TEXTS, STEPS } from './texts.ts'

export function QuickStart({ example }: { readonly example: WorkedExample }) {
  const pictures = [
    <WordsPicture key="words" columns={example.columns} />,
    <OptionsPicture key="options" example={example} />,
    <GeneratePicture key="generate" size={example.size} />,
    <ResultsPicture key="results" example={example} />,
  ]
  return (
    <>
      <ol className="mt-8">
        {STEPS.map((step, place) => (
          <Step key={step.title} step={step} place={place}>
            {pictures[place]}
          </Step>
        ))}
      </ol>
      <p className="mt-6 lg:ml-[calc((100%-3rem)/3+3rem)] print:hidden">
        <Link to={toGeneratorAddress(example)} className={buttonClass('primary')}>
          {HOW_TO_USE_TEXTS.openExample}
        </Link>
      </p>
    </>
  )
}

interface StepProps {
  readonly step: (typeof STEPS)[number]
  readonly place: number
  readonly children: ReactNode
}

function Step({ step: { title, text, picture }, place, children }: StepProps) {
  const isLast = place === STEPS.length - 1
  return (
    <li className="grid gap-x-12 break-inside-avoid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className={`flex gap-3.5 pb-4 ${isLast ? '' : 'lg:pb-12'}`}>
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-ink font-semibold text-card tabular-nums forced-color-adjust-none"
        >
          {place + 1}
        </span>
        <div>
          <h3 className="text-lg/8 font-semibold tracking-tight">{title}</h3>
          <p className="mt-1 max-w-xl text-soft">{text}</p>
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <div role="img" aria-label={picture}>
          {children}
        </div>
        {!isLast && <Connector isGathering={place === 0} />}
      </div>
    </li>
  )
}

function Connector({ isGathering }: { readonly isGathering: boolean }) {
  return (
    <svg
      viewBox="0 0 600 48"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
      className="block min-h-10 w-full grow basis-0 sm:min-h-12"
    >
      {[0, 1, 2].map((place) => {
        const to = 300 + (place - 1) * 6
        const from = isGathering ? 100 + place * 200 : to
        return (
          <path
            key={place}
            d={`M${from} 0C${from} 32 ${to} 14 ${to} 48`}
            vectorEffect="non-scaling-stroke"
            className={columnColors(place).stroke}
          />
        )
      })}
    </svg>
  )
}
