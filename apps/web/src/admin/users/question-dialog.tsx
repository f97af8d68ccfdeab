import type { User } from '@wordloom/contract'
import { removeSecondFactors, removeUser, setAdministrator, suspendUser } from '../changes.ts'
import { ConfirmUserDialog } from '../confirm-user-dialog.tsx'
import { QUESTION_TEXTS, SENTENCES } from '../texts.ts'
import type { Question } from './user-actions.ts'

const ANSWERS = {
  grantAdmin: { run: (id: string) => setAdministrator(id, true), sentences: SENTENCES.setAdministrator },
  removeAdmin: { run: (id: string) => setAdministrator(id, false), sentences: SENTENCES.setAdministrator },
  suspend: { run: suspendUser, sentences: SENTENCES.suspend },
  removeFactors: { run: removeSecondFactors, sentences: SENTENCES.removeFactors },
  remove: { run: removeUser, sentences: SENTENCES.remove },
}

interface QuestionDialogProps {
  readonly question: Question
  readonly user: User
  readonly onClose: () => void
}

export default function QuestionDialog({ question, ...rest }: QuestionDialogProps) {
  return <ConfirmUserDialog {...rest} texts={QUESTION_TEXTS[question]} {...ANSWERS[question]} />
}
