import { MAX_WRAP_CHARACTERS } from '@wordloom/contract'
import type { OptionsProps } from '../options-props.ts'
import { LimitedField } from './limited-field.tsx'
import { CUSTOM_WRAP_TEXTS } from './texts.ts'

export default function CustomWrap({ options, setOptions }: OptionsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <LimitedField
        label={CUSTOM_WRAP_TEXTS.prefix}
        limit={MAX_WRAP_CHARACTERS}
        value={options.customPrefix}
        onChange={(customPrefix) => setOptions({ customPrefix })}
        className="w-36"
      />
      <LimitedField
        label={CUSTOM_WRAP_TEXTS.suffix}
        limit={MAX_WRAP_CHARACTERS}
        value={options.customSuffix}
        onChange={(customSuffix) => setOptions({ customSuffix })}
        className="w-36"
      />
    </div>
  )
}
