import {
  type ChangeEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { Completion } from './complete.ts'
import { CompletionList, optionId } from './completion-list.tsx'
import { markRanges } from './mark-range.ts'
import { type FieldProblem, ProblemNotes } from './problem-notes.tsx'
import { SYNTAX_TEXTS } from './texts.ts'
import { TokenText } from './token-text.tsx'
import type { Token } from './tokens.ts'

export interface SyntaxFieldHandle {
  focus(): void
  insert(text: string): void
}

interface SyntaxFieldProps {
  readonly label: string
  readonly value: string
  readonly tokens: readonly Token[]
  readonly most: number
  readonly placeholder?: string
  readonly help?: string
  readonly problems?: readonly FieldProblem[]
  readonly complete: (text: string, caret: number) => Completion | null
  readonly onChange: (text: string) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly onFocus?: () => void
  readonly ref?: Ref<SyntaxFieldHandle>
}

/** Both layers must wrap their text alike. */
const TEXT = 'whitespace-pre-wrap wrap-anywhere px-2.5 py-1.5 font-mono text-base/6 sm:text-sm/6'

export function SyntaxField({
  label,
  value,
  tokens,
  most,
  placeholder = '',
  help,
  problems: found = [],
  complete,
  onChange,
  onKeyDown,
  onFocus,
  ref,
}: SyntaxFieldProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [completion, setCompletion] = useState<Completion | null>(null)
  const [active, setActive] = useState(0)
  const options = completion?.options ?? []
  // A name that is still being completed isn't wrong yet.
  const problems = completion === null ? found : []
  const isInvalid = problems.some(({ isWarning }) => !isWarning)
  const ranges = problems.flatMap(({ place }) => (place.range === null ? [] : [place.range]))

  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    insert: (text) => {
      const { current } = area
      if (current === null) return
      current.focus()
      replace(current, current.selectionStart, current.selectionEnd, text)
    },
  }))

  function change({ target }: ChangeEvent<HTMLTextAreaElement>) {
    onChange(target.value)
    setCompletion(complete(target.value, target.selectionStart))
    setActive(0)
  }
  function accept(place: number) {
    const option = options[place]
    if (area.current === null || completion === null || option === undefined) return
    area.current.focus()
    replace(area.current, completion.from, completion.to, option.insert)
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (completion === null || event.nativeEvent.isComposing) {
      onKeyDown?.(event)
      return
    }
    const step = STEPS[event.key]
    if (step !== undefined) setActive((active + step + options.length) % options.length)
    else if (event.key === 'Enter' || event.key === 'Tab') accept(active)
    else if (event.key === 'Escape') setCompletion(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const notes = [problems.length > 0 && `${id}-problems`, help !== undefined && `${id}-help`]
  return (
    <div className="min-w-0 grow">
      <div
        className={`relative rounded-md border bg-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent ${isInvalid ? 'border-danger' : 'border-edge'}`}
      >
        <textarea
          ref={area}
          rows={1}
          value={value}
          maxLength={most}
          placeholder={placeholder}
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={completion === null ? undefined : `${id}-list`}
          aria-activedescendant={completion === null ? undefined : optionId(`${id}-list`, active)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={notes.filter(Boolean).join(' ') || undefined}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={change}
          onKeyDown={press}
          onFocus={onFocus}
          onBlur={() => setCompletion(null)}
          className={`${TEXT} absolute inset-0 block size-full resize-none overflow-hidden bg-transparent text-transparent caret-ink outline-none`}
        />
        <div aria-hidden="true" className={`${TEXT} pointer-events-none relative min-h-9`}>
          <TokenText tokens={markRanges(tokens, ranges)} />
          {/* Makes room for an empty last line. */}
          {'\u200b'}
        </div>
        {completion !== null && (
          <CompletionList
            id={`${id}-list`}
            label={SYNTAX_TEXTS.suggestionsFor(label)}
            options={options}
            active={active}
            from={completion.from}
            onChoose={accept}
          />
        )}
      </div>
      <span role="status" className="sr-only">
        {completion !== null && SYNTAX_TEXTS.suggestions(options.length)}
      </span>
      <ProblemNotes id={`${id}-problems`} problems={problems} />
      {value.length >= most && (
        <p role="status" className="mt-1 text-xs/5 text-soft">
          {SYNTAX_TEXTS.full(most.toLocaleString('en'))}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-xs/5 text-soft">
          {help}
        </p>
      )}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function replace(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.setRangeText(text, from, to, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
