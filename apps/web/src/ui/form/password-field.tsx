import { type ComponentProps, useState } from 'react'
import { EARLY } from '#platform/document/early-events.ts'
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx'
import { FIELD_TEXTS } from '../texts.ts'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'isMono'>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOffIcon : EyeIcon
  const name = (isShown ? FIELD_TEXTS.hidePassword : FIELD_TEXTS.showPassword)(props.label)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={name}
          title={name}
          {...EARLY}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-md text-soft hover:text-ink"
        >
          <Icon className="size-[18px]" />
        </button>
      }
    />
  )
}
