import { Switch } from '../../../../shared/ui/form/switch.tsx'
import { RESULTS_TEXTS } from './texts.ts'

interface TintSwitchProps {
  readonly isTinted: boolean
  readonly onTint: (isTinted: boolean) => void
}

export function TintSwitch({ isTinted, onTint }: TintSwitchProps) {
  return (
    <Switch isOn={isTinted} onChange={onTint}>
      {RESULTS_TEXTS.tint}
    </Switch>
  )
}
