import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { ROW_SETTINGS_TEXTS } from '../../texts.ts'
import type { RowPart } from '../rows/badges.ts'
import { WRONG_SETTINGS_TEXTS } from './texts.ts'

interface WrongSettingsProps {
  readonly part: RowPart
  readonly onOpen: (part: RowPart) => void
}

export default function WrongSettings({ part, onOpen }: WrongSettingsProps) {
  return (
    <p className="text-sm/6 text-danger">
      <RichText
        text={WRONG_SETTINGS_TEXTS.noRows(ROW_SETTINGS_TEXTS.parts[part])}
        tags={{
          part: (children) => (
            <button type="button" className={TEXT_LINK} onClick={() => onOpen(part)}>
              {children}
            </button>
          ),
        }}
      />
    </p>
  )
}
