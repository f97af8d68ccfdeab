import { describe, expect, it } from 'vitest'
import { followUpdates } from './keep-offline.ts'

class Worker extends EventTarget {
  reach(): void {
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null

  find(version: Worker): void {
    this.installing = version
    this.dispatchEvent(new Event('updatefound'))
  }

  install(version: Worker): void {
    this.installing = null
    this.waiting = version
    version.reach()
  }

  activate(version: Worker): void {
    this.waiting = null
    this.active = version
    version.reach()
  }
}

function offersOf(registration: Registration): readonly unknown[] {
  const offers: unknown[] = []
  followUpdates(registration as unknown as ServiceWorkerRegistration, (next) => offers.push(next))
  return offers
}

describe('versions that a page offers', () => {
  it('leave out the first one, from its installation on', () => {
    const registration = new Registration()
    const first = new Worker()
    registration.installing = first
    const offers = offersOf(registration)
    registration.install(first)
    registration.activate(first)
    expect(offers).toEqual([])
  })

  it("leave out the first one if it is installed but isn't active yet", () => {
    const registration = new Registration()
    registration.waiting = new Worker()
    expect(offersOf(registration)).toEqual([])
  })

  it('include one that was installed before the page opened', () => {
    const registration = new Registration()
    const next = new Worker()
    Object.assign(registration, { active: new Worker(), waiting: next })
    expect(offersOf(registration)).toEqual([next])
  })

  it('include each one that is found later, once', () => {
    const registration = new Registration()
    const [first, second, third] = [new Worker(), new Worker(), new Worker()]
    const offers = offersOf(registration)
    registration.find(first)
    registration.install(first)
    registration.activate(first)
    for (const next of [second, third]) {
      registration.find(next)
      registration.install(next)
      registration.activate(next)
    }
    expect(offers).toEqual([second, third])
  })
})
