import { Switch } from '../ui/form/switch.tsx'
import { setMarksCsv, useMarksCsv } from './csv-mark.ts'
import { CSV_TEXTS as T } from './texts.ts'

export function CsvMarkSwitch() {
  const isOn = useMarksCsv()
  return (
    <Switch isOn={isOn} onChange={setMarksCsv}>
      <span title={T.markHelp}>{T.mark}</span>
    </Switch>
  )
}
