import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { LetterDrawing } from '../../shared/ui/step-drawings.tsx'
import { MAIL_LIST_TEXTS as T } from './texts.ts'

export function NoMail() {
  return (
    <div className="py-4">
      <LetterDrawing />
      <p className="font-semibold">{T.none}</p>
      <p className="mt-1 text-sm/6 text-soft">{T.noneAbout}</p>
      <Link to="/signup" className={buttonClass('primary', 'mt-4')}>
        {T.signUp}
      </Link>
    </div>
  )
}
