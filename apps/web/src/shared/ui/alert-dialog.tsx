import { AlertDialog as Radix } from 'radix-ui'
import { Button } from './button.tsx'
import { PANEL, SCRIM } from './dialog.tsx'
import { useOpener } from './use-opener.ts'

interface AlertDialogProps {
  readonly title: string
  readonly description: string
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Mount it to open it. The focus starts on Cancel. */
export function AlertDialog({ title, description, confirmLabel, onConfirm, onClose }: AlertDialogProps) {
  const returnFocus = useOpener()
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content className={PANEL} onCloseAutoFocus={returnFocus}>
          <Radix.Title className="text-lg/7 font-semibold tracking-tight">{title}</Radix.Title>
          <Radix.Description className="mt-1.5 text-sm/6 text-soft">{description}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>Cancel</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button look="primary" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
