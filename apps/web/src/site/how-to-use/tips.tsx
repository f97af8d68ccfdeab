import { CommandText } from '#ui/text/code.tsx'
import { Kbd } from '#ui/text/kbd.tsx'
import { COMMAND_LINE, SHORTCUTS, HOW_TO_USE_TEXTS as TEXTS } from './texts.ts'
import type { WorkedTip } from './work-out-tips.ts'

export function Tips({ tips }: { readonly tips: readonly WorkedTip[] }) {
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="gap-x-10 sm:columns-2">
        {tips.map(({ title, text, example, made }) => (
          <article key={title} className="mb-7 break-inside-avoid">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5 text-soft">{text}</p>
            {example !== undefined && <Becoming typed={example.typed} made={made} />}
          </article>
        ))}
      </div>
      <div className="space-y-8">
        <Shortcuts />
        <CommandLine />
      </div>
    </div>
  )
}

function Becoming({ typed, made }: { readonly typed: string; readonly made: readonly string[] }) {
  return (
    <dl className="mt-2.5 grid grid-cols-[minmax(0,max-content)_auto_minmax(0,1fr)] items-center gap-x-3 rounded-md border border-line bg-wash/60 px-3 py-2 font-mono text-xs/5.5">
      <div>
        <dt className="sr-only">{TEXTS.typed}</dt>
        <dd className="whitespace-pre-wrap">{typed}</dd>
      </div>
      <svg
        viewBox="0 0 28 12"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
        className="w-7"
      >
        <path d="M2 6h23m-5-4 5 4-5 4" className="stroke-thread-1" />
      </svg>
      <div>
        <dt className="sr-only">{TEXTS.made}</dt>
        {made.map((word) => (
          <dd key={word} className="break-words text-thread-ink-1">
            {word}
          </dd>
        ))}
      </div>
    </dl>
  )
}

function Shortcuts() {
  return (
    <section aria-labelledby="shortcuts">
      <h3 id="shortcuts" className="font-semibold">
        {TEXTS.shortcuts}
      </h3>
      <dl className="mt-2 divide-y divide-line border-y border-line text-sm/6">
        {SHORTCUTS.map(({ keys, what }) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2">
            <dt className="text-soft">{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs/5 text-faint">{TEXTS.shortcutsNote}</p>
    </section>
  )
}

function CommandLine() {
  return (
    <section aria-labelledby="command-line">
      <h3 id="command-line" className="font-semibold">
        {COMMAND_LINE.title}
      </h3>
      <p className="mt-0.5 text-soft">{COMMAND_LINE.text}</p>
      <pre className="mt-2.5 space-y-1.5 rounded-md border border-line bg-wash/60 px-3 py-2.5 font-mono text-xs/5.5">
        {COMMAND_LINE.commands.map((command) => (
          <code key={command} className="block pl-4 -indent-4 break-words whitespace-pre-wrap">
            <CommandText>{command}</CommandText>
          </code>
        ))}
      </pre>
    </section>
  )
}
