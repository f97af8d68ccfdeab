import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Mark } from '../../shared/ui/mark.tsx'

export function NoMail() {
  return (
    <div className="rounded-md border border-dashed border-edge/60 p-6">
      <Mark className="size-9" />
      <p className="mt-4 font-semibold">Nothing has been sent yet</p>
      <p className="mt-1 text-sm/6 text-soft">
        Sign up, and the mail with the link that verifies your address is here a moment later.
      </p>
      <Link to="/signup" className={buttonClass('primary', 'mt-4')}>
        Sign Up
      </Link>
    </div>
  )
}
