import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { leaveEscapeToDialog } from '../dialog/escape.ts'
import { CloseIcon } from '../icons/icons.tsx'
import { NOTIFICATION_TEXTS } from '../texts.ts'
import { currentToast, hideToast, type Toast } from './toast.ts'

const DISPLAY_MILLISECONDS = 5000
const CHOICE_MILLISECONDS = 10_000
const SWIPE_PIXELS = 50

const ACTION =
  'min-h-8 shrink-0 rounded-md border border-line px-3 text-sm font-semibold text-accent hover:bg-wash'

export default function Toaster() {
  const toast = useSyncExternalStore(currentToast.subscribe, currentToast.read, () => null)
  return (
    <Radix.Provider duration={DISPLAY_MILLISECONDS} swipeDirection="right" swipeThreshold={SWIPE_PIXELS}>
      {toast !== null && (
        <Radix.Root
          key={toast.id}
          open
          data-notification
          duration={toDuration(toast)}
          onOpenChange={(isOpen) => !isOpen && hideToast(toast.id)}
          onEscapeKeyDown={leaveEscapeToDialog}
          className="flex animate-rise items-center gap-3 rounded-md border border-line bg-card py-3 pr-2 pl-4 shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <div className="min-w-0 grow">
            <Radix.Title className="text-sm/5 font-semibold">{toast.title}</Radix.Title>
            {toast.description !== undefined && (
              <Radix.Description className="mt-0.5 text-xs/5 text-soft">
                {toast.description}
              </Radix.Description>
            )}
            {toast.subject !== undefined && (
              <p className="line-clamp-2 text-xs/5 font-medium wrap-anywhere">{toast.subject}</p>
            )}
          </div>
          {toast.action !== undefined && (
            <Radix.Action altText={toast.action.label} onClick={toast.action.run} className={ACTION}>
              {toast.action.label}
            </Radix.Action>
          )}
          {toast.link !== undefined && (
            <Radix.Action altText={toast.link.label} asChild>
              <Link to={toast.link.to} className={`inline-flex items-center ${ACTION}`}>
                {toast.link.label}
              </Link>
            </Radix.Action>
          )}
          <Radix.Close
            aria-label={NOTIFICATION_TEXTS.close}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-soft hover:bg-wash hover:text-ink"
          >
            <CloseIcon />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        label={NOTIFICATION_TEXTS.label}
        className="fixed inset-x-4 bottom-[calc(1rem+var(--below))] z-60 mx-auto rounded-md outline-offset-4 sm:w-fit sm:max-w-96 print:hidden"
      />
    </Radix.Provider>
  )
}

function toDuration({ isLasting = false, action, link }: Toast): number {
  if (isLasting) return Number.POSITIVE_INFINITY
  return action === undefined && link === undefined ? DISPLAY_MILLISECONDS : CHOICE_MILLISECONDS
}
