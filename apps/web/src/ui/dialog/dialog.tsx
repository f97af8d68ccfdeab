import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { DIALOG_TEXTS } from '../texts.ts'
import { closeOnEscape, leaveEscapeToDialog } from './escape.ts'
import { useFocusReturn } from './use-focus-return.ts'

export const SCRIM = 'fixed inset-0 z-40 bg-scrim'
export const PANEL =
  'fixed top-[calc(50%-var(--notification)/2)] left-1/2 z-50 max-h-[calc(100dvh-2rem-var(--notification))] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 overflow-y-auto wrap-anywhere rounded-md border border-line bg-card p-6 shadow-float'

interface DialogProps {
  readonly title: string
  readonly description?: string
  readonly isWide?: boolean
  /** Set to false if third-party code opens something above the dialog that must be reachable. */
  readonly isModal?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Mount the dialog to open it. Closing it returns the focus. */
export function Dialog({
  title,
  description,
  isWide = false,
  isModal = true,
  onClose,
  children,
}: DialogProps) {
  const returnFocus = useFocusReturn()
  return (
    <Radix.Root open modal={isModal} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        {isModal ? <Radix.Overlay className={SCRIM} /> : <div className={SCRIM} />}
        <Radix.Content
          className={`${PANEL} ${isWide ? 'scroll-pb-24 pb-0 sm:max-w-2xl' : ''}`}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={leaveEscapeToDialog}
          onKeyDown={closeOnEscape(onClose)}
          {...(!isModal && { onInteractOutside: (event) => event.preventDefault() })}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-10 text-lg/7 font-semibold tracking-tight">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-1.5 text-sm/6 text-soft">{description}</Radix.Description>
          )}
          {children}
          <Radix.Close
            aria-label={DIALOG_TEXTS.close}
            className="absolute top-4 right-4 inline-flex size-9 items-center justify-center rounded-md text-soft hover:bg-wash hover:text-ink"
          >
            <CloseIcon />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
