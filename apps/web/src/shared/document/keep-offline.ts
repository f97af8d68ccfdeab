import { toScriptUrl } from '../lib/script-url.ts'
import { showToast } from '../ui/toast.ts'

/** Lets the page work without a network from its second visit on, and offers a new version when there is one. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const wasControlled = navigator.serviceWorker.controller !== null
  try {
    const registration = await navigator.serviceWorker.register(toScriptUrl('/service-worker.js'))
    if (registration.waiting !== null && wasControlled) offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && registration.active !== null) offer(installing)
      })
    })
  } catch {
    // The browser forbids service workers here (a private window, say): the page works, online only.
  }
}

function offer(next: ServiceWorker): void {
  showToast({
    title: 'A new version is ready',
    description: 'Your words are kept.',
    isLasting: true,
    action: { label: 'Reload', run: () => takeOver(next) },
  })
}

function takeOver(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  next.postMessage({ type: 'take-over' })
}
