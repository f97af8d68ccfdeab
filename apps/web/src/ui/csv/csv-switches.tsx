import { Switch } from '../form/switch.tsx'
import { type CsvChoice, csvGuard, csvMark, useCsvChoice } from './csv-choices.ts'
import { CSV_TEXTS as T } from './texts.ts'

export function CsvMarkSwitch() {
  return <CsvSwitch choice={csvMark} label={T.mark} help={T.markHelp} />
}

export function CsvGuardSwitch() {
  return <CsvSwitch choice={csvGuard} label={T.guard} help={T.guardHelp} />
}

interface CsvSwitchProps {
  readonly choice: CsvChoice
  readonly label: string
  readonly help: string
}

function CsvSwitch({ choice, label, help }: CsvSwitchProps) {
  const isOn = useCsvChoice(choice)
  return (
    <Switch isOn={isOn} onChange={choice.set}>
      <span title={help}>{label}</span>
    </Switch>
  )
}
