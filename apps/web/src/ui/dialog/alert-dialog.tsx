import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../button.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { DIALOG_TEXTS } from '../texts.ts'
import { PANEL, SCRIM } from './dialog.tsx'
import { closeOnEscape, leaveEscapeToDialog } from './escape.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface AlertDialogProps {
  readonly title: string
  readonly description: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly confirmLook?: ButtonLook
  readonly pendingLabel?: string
  readonly isPending?: boolean
  readonly problem?: string | null
  /** The dialog stays open until its owner closes it. */
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly otherAction?: ReactNode
  readonly children?: ReactNode
}

/** Mount the dialog to open it. The focus starts on Cancel. */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = DIALOG_TEXTS.cancel,
  confirmLook = 'primary',
  pendingLabel = confirmLabel,
  isPending = false,
  problem = null,
  onConfirm,
  onClose,
  otherAction,
  children,
}: AlertDialogProps) {
  const returnFocus = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          className={PANEL}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={leaveEscapeToDialog}
          onKeyDown={closeOnEscape(onClose)}
        >
          <Radix.Title className="text-lg/7 font-semibold tracking-tight">{title}</Radix.Title>
          <Radix.Description className="mt-1.5 text-sm/6 text-soft">{description}</Radix.Description>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              onConfirm()
            }}
          >
            {children}
            {problem !== null && (
              <div className="mt-4">
                <FormAlert>{problem}</FormAlert>
              </div>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <Radix.Cancel asChild>
                <Button className="min-h-10">{cancelLabel}</Button>
              </Radix.Cancel>
              {otherAction}
              <SubmitButton look={confirmLook} isPending={isPending} pendingLabel={pendingLabel}>
                {confirmLabel}
              </SubmitButton>
            </div>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
