import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { columnColors } from '#ui/column-colors.ts'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { CompletionList, optionId } from '#ui/template-field/completion-list.tsx'
import { RULE_TEXTS as T } from '../texts.ts'
import { findWords, type WordsOf } from './suggested-words.ts'

interface WordFieldProps {
  readonly column: number
  readonly name: string
  readonly words: readonly string[]
  readonly kind: 'word' | 'words' | 'match'
  readonly wordsOf: WordsOf
  readonly onChange: (words: readonly string[]) => void
}

export function WordField({ column, name, words, kind, wordsOf, onChange }: WordFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState('')
  const [known, setKnown] = useState<readonly string[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isList = kind === 'words'
  const typed = isList ? added : (words[0] ?? '')
  const taken = isList ? words : []
  const options = isOpen && kind !== 'match' ? findWords(known, typed, taken) : []
  const isListShown = options.length > 0

  async function open() {
    setIsOpen(true)
    setActive(-1)
    if (kind !== 'match') setKnown(await wordsOf(column))
  }
  function type(text: string) {
    setIsOpen(true)
    setActive(-1)
    if (isList) setAdded(text)
    else onChange(text === '' ? [] : [text])
  }
  function take(word: string) {
    setActive(-1)
    setAdded('')
    setIsOpen(isList)
    if (!isList) onChange([word])
    else if (!words.includes(word)) onChange([...words, word])
  }
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const option = options[active]
    if (step !== undefined && isListShown) setActive((active + step + options.length) % options.length)
    else if (event.key === 'Enter' && option !== undefined) take(option)
    else if (event.key === 'Enter' && isList && added !== '') take(added)
    else if (event.key === 'Escape' && isListShown) setIsOpen(false)
    else if (event.key === 'Backspace' && isList && added === '' && words.length > 0)
      return onChange(words.slice(0, -1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  function leave() {
    setIsOpen(false)
    if (isList && added !== '') take(added)
    setIsOpen(false)
  }
  return (
    <span className="relative flex min-w-0 flex-wrap items-center gap-1 rounded-md border border-edge bg-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-accent">
      {isList &&
        words.map((word) => (
          <span
            key={word}
            className={`ml-1 inline-flex max-w-48 items-center rounded-sm bg-current/12 pl-1.5 font-mono text-xs/6 ${columnColors(column).ink}`}
          >
            <span className="truncate">{word}</span>
            <button
              type="button"
              aria-label={T.removeWord(word)}
              className="inline-flex size-6 items-center justify-center"
              onClick={() => {
                onChange(words.filter((other) => other !== word))
                field.current?.focus()
              }}
            >
              <CloseIcon className="size-2.5" />
            </button>
          </span>
        ))}
      <input
        ref={field}
        role="combobox"
        aria-label={isList ? T.addWord(name) : T.word(name)}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? id : undefined}
        aria-activedescendant={active >= 0 && isListShown ? optionId(id, active) : undefined}
        placeholder={
          kind === 'match' ? T.matchPlaceholder : isList ? T.addWordPlaceholder : T.wordPlaceholder
        }
        value={typed}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onFocus={open}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={leave}
        className={`min-h-7.5 w-40 max-w-full bg-transparent px-2 font-mono text-base outline-none sm:text-sm ${isList || typed === '' ? '' : columnColors(column).ink}`}
      />
      {isListShown && (
        <CompletionList
          id={id}
          label={T.word(name)}
          options={options.map((label) => ({ label, column, hint: null }))}
          active={active}
          from={0}
          onChoose={(chosen) => take(options[chosen] ?? '')}
        />
      )}
    </span>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
