import { entitlementsOf } from '@wordloom/contract'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

interface UpgradeDialogProps {
  /** Columns of the plan in force. */
  readonly columns: number
  readonly onClose: () => void
}

export default function UpgradeDialog({ columns, onClose }: UpgradeDialogProps) {
  return (
    <Dialog
      title="More columns"
      description={`The free plan has ${columns} columns. The monthly and the yearly plan have up to ${entitlementsOf('monthly').columns}, with the same exact results at any size.`}
      onClose={onClose}
    >
      <p className="mt-3 text-sm/6 text-soft">Your words stay as they are, whichever plan you choose.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Link to="/signup" className={buttonClass('plain', 'signed-in:hidden')}>
          Sign Up
        </Link>
        <Link to="/subscription" className={buttonClass('primary')}>
          See plans
        </Link>
      </div>
    </Dialog>
  )
}
