import type { SettingPlace } from '@wordloom/contract'
import type { RowProblem } from '../../compute/row-problem.ts'
import type { RowReport } from '../../state/generator-state.ts'

export function problemsAt(
  { problems }: RowReport,
  part: SettingPlace['part'],
  number: number,
): readonly RowProblem[] {
  return problems.filter(({ place }) => place.part === part && place.number === number)
}
