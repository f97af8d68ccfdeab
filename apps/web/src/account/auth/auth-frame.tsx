import { type ReactNode, useEffect, useRef } from 'react'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { CardDrawing } from './card-drawing.tsx'
import { FRAME_TEXTS } from './texts.ts'

interface AuthFrameProps {
  readonly title: string
  readonly intro?: ReactNode
  readonly drawing?: ReactNode
  /** True if it replaces a screen at the same URL: its heading then takes the focus, to be announced. */
  readonly isNextStep?: boolean
  readonly children: ReactNode
}

export function AuthFrame({ title, intro, drawing, isNextStep = false, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNextStep) heading.current?.focus()
  }, [isNextStep])
  return (
    <main className="flex w-full grow flex-col items-center overflow-x-clip px-4 pb-16 sm:pb-24">
      <div className="w-full max-w-[27rem]">
        <CardDrawing />
        <div className="rounded-b-md border border-t-0 border-line bg-card p-6 sm:p-9">
          {drawing}
          <h1 ref={heading} tabIndex={-1} className={PAGE_TITLE}>
            {title}
          </h1>
          {intro !== undefined && <div className="mt-1.5 text-sm/6 text-soft">{intro}</div>}
          <noscript>
            <p className="mt-4 border-l-3 border-thread-2 pl-3 text-sm/6">{FRAME_TEXTS.noScripts}</p>
          </noscript>
          {children}
        </div>
      </div>
    </main>
  )
}
