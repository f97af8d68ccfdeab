import type { MouseEvent } from 'react'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import type { OptionsProps } from './options-props.ts'
import { LOST_SPACES_TEXTS } from './texts.ts'

export default function LostSpaces({ setOptions }: Pick<OptionsProps, 'setOptions'>) {
  function useSpace({ currentTarget }: MouseEvent) {
    setOptions({ separator: 'space' })
    // The pressed button is about to disappear.
    currentTarget.closest('[data-separator]')?.querySelector<HTMLInputElement>('[value="space"]')?.focus()
  }
  return (
    <RichText
      text={LOST_SPACES_TEXTS.note}
      tags={{
        space: (children) => (
          <button type="button" className={`${TEXT_LINK} -my-1 min-h-6 py-1`} onClick={useSpace}>
            {children}
          </button>
        ),
      }}
    />
  )
}
