import { Link } from 'react-router'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { BrokenDrawing } from '../../../shared/ui/step-drawings.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { SIGN_IN_OVER_TEXTS as T } from './texts.ts'

export function SignInOver() {
  return (
    <AuthFrame title={T.title} intro={<p>{T.intro}</p>} drawing={<BrokenDrawing />} isNextStep>
      <Link to="/login" className={buttonClass('primary', 'mt-6 min-h-10 w-full')}>
        {T.again}
      </Link>
    </AuthFrame>
  )
}
