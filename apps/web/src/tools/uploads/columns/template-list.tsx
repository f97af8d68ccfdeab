import { MAX_TEMPLATE_CHARACTERS } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx'
import { completeTemplate } from '#ui/template-field/complete.ts'
import { SyntaxField } from '#ui/template-field/syntax-field.tsx'
import { FILTER_TEXTS } from '#ui/template-field/texts.ts'
import { toTemplateTokens } from '#ui/template-field/tokens.ts'
import { isBlankText, toFilePlace } from '../draft/lines.ts'

interface TemplateListProps {
  readonly title: string
  readonly help?: string
  readonly texts: readonly string[]
  readonly names: readonly string[]
  readonly placeholder?: string
  readonly addLabel: string
  readonly labelOf: (place: number) => string
  readonly removeLabelOf: (place: number) => string
  /** The mistake in a text. Its place counts only texts that aren't blank, as in the file. */
  readonly errorOf: (filePlace: number) => string | undefined
  readonly asideOf?: (place: number, filePlace: number) => ReactNode
  /** Replaces the text at a place: by none, by one, or by several that were pasted. */
  readonly onReplace: (place: number, texts: readonly string[]) => void
}

const ROW = 'flex flex-wrap items-start gap-x-1 gap-y-1 sm:flex-nowrap'
const ROW_WITH_ASIDE = `${ROW} max-sm:justify-end max-sm:*:first:basis-full`

export function TemplateList({
  title,
  help,
  texts,
  names,
  placeholder,
  addLabel,
  labelOf,
  removeLabelOf,
  errorOf,
  asideOf,
  onReplace,
}: TemplateListProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-xs/5 font-medium text-soft">{title}</p>
      <ul className="grid gap-2 empty:hidden">
        {texts.map((text, place) => {
          const filePlace = toFilePlace(texts, place, isBlankText)
          const error = text.trim() === '' ? undefined : errorOf(filePlace)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is identified only by its place
            <li key={place} className={asideOf === undefined ? ROW : ROW_WITH_ASIDE}>
              <SyntaxField
                label={labelOf(place)}
                value={text}
                tokens={toTemplateTokens(text, names, true)}
                most={MAX_TEMPLATE_CHARACTERS}
                {...(placeholder !== undefined && { placeholder })}
                problems={
                  error === undefined ? [] : [{ place: { range: null }, message: error, isWarning: false }]
                }
                complete={(typed, caret) => completeTemplate(typed, caret, names, FILTER_TEXTS)}
                onChange={(typed) => onReplace(place, toTexts(typed))}
              />
              {asideOf?.(place, filePlace)}
              <IconButton
                label={removeLabelOf(place)}
                className="h-9 w-8"
                onClick={() => onReplace(place, [])}
              >
                <CloseIcon className="size-3.5" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
        <Button look="quiet" className="-ml-2 px-2" onClick={() => onReplace(texts.length, [''])}>
          <PlusIcon />
          {addLabel}
        </Button>
        {help !== undefined && <p className="text-xs/5 text-faint">{help}</p>}
      </div>
    </div>
  )
}

interface PlainTemplateListProps extends Omit<TemplateListProps, 'onReplace' | 'asideOf'> {
  readonly onTexts: (texts: readonly string[]) => void
}

export function PlainTemplateList({ onTexts, ...list }: PlainTemplateListProps) {
  return (
    <TemplateList
      {...list}
      onReplace={(place, replaced) => onTexts(list.texts.toSpliced(place, 1, ...replaced))}
    />
  )
}

/** Cells that were pasted from a spreadsheet become one text each. */
function toTexts(typed: string): readonly string[] {
  if (!/[\t\r\n]/.test(typed)) return [typed]
  const texts = typed.split(/[\t\r\n]/).filter((text) => !isBlankText(text))
  return texts.length === 0 ? [''] : texts
}
