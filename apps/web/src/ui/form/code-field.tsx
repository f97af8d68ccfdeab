import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'isMono' | 'className'>

export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      className="[&_input]:min-h-11 [&_input]:font-mono [&_input]:text-lg [&_input]:tracking-[0.08em]"
    />
  )
}

/** For codes of an authenticator app: phones show a number pad, and password managers fill in the code. */
export function AppCodeField(props: CodeFieldProps) {
  return <CodeField autoComplete="one-time-code" inputMode="numeric" {...props} />
}
