import { describe, expect, it } from 'vitest'
import { explainFailure, whenUnlocked } from './apt-answers.mjs'

const DONE = { code: 0, output: 'Setting up nginx (1.22.1-9) ...\n' }

const LOCKED = [
  [
    'package lists',
    'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 812 (apt-get)\nE: Unable to lock directory /var/lib/apt/lists/\n',
  ],
  [
    'archives',
    'E: Could not get lock /var/cache/apt/archives/lock. It is held by process 812 (apt-get)\nE: Unable to lock directory /var/cache/apt/archives/\n',
  ],
  [
    'dpkg',
    'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 812 (dpkg)\nE: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?\n',
  ],
] as const

const WAITING = { tries: 3, pauseMs: 0 }

function answering(...answers: readonly { code: number; output: string }[]) {
  let asked = 0
  let waits = 0
  return {
    ask: async () => answers[asked++] ?? DONE,
    onWait: () => waits++,
    counts: () => ({ asked, waits }),
  }
}

describe('installing packages while another program installs some', () => {
  it.each(LOCKED)('waits for the lock of %s, and says so once', async (_, output) => {
    const apt = answering({ code: 100, output }, { code: 100, output })
    expect(await whenUnlocked(apt.ask, { ...WAITING, onWait: apt.onWait })).toBe(DONE)
    expect(apt.counts()).toEqual({ asked: 3, waits: 1 })
  })

  it('gives up in the end, and says what to wait for', async () => {
    const locked = { code: 100, output: LOCKED[2][1] }
    const apt = answering(locked, locked, locked, locked)
    const answer = await whenUnlocked(apt.ask, { ...WAITING, onWait: apt.onWait })
    expect(apt.counts()).toEqual({ asked: 3, waits: 1 })
    expect(explainFailure(['nginx'], answer)).toBe(
      `"apt-get install nginx" ended with code 100:
  E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 812 (dpkg)
  E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?
Wait until the other program has installed its packages, or end it. Then run this again.`,
    )
  })

  it("doesn't ask again after another failure", async () => {
    const apt = answering({ code: 100, output: 'E: Unable to locate package nginx\n' })
    await whenUnlocked(apt.ask, { ...WAITING, onWait: apt.onWait })
    expect(apt.counts()).toEqual({ asked: 1, waits: 0 })
  })
})

describe('the reason why packages were not installed', () => {
  it("quotes apt's last lines", () => {
    const output = ['Reading package lists...', '', 'one', 'two', 'three', 'four', 'E: five', ''].join('\n')
    expect(explainFailure(['nginx', 'curl'], { code: 100, output })).toBe(
      `"apt-get install nginx curl" ended with code 100:
  one
  two
  three
  four
  E: five
Do what these lines say, or install the packages by hand. Then run this again.`,
    )
  })

  it.each([
    ["W: Failed to fetch http://deb.debian.org: Temporary failure resolving 'deb.debian.org'", /the network/],
    ['E: Unable to locate package nginx', /names a release that has this package/],
    ['E: dpkg was interrupted, you must manually run dpkg --configure -a', /Do what these lines say/],
  ])('says what to do about "%s"', (output, advice) => {
    expect(explainFailure(['nginx'], { code: 100, output })).toMatch(advice)
  })

  it('names the packages on a system without apt', () => {
    expect(explainFailure(['nginx', 'curl'], { code: 127, output: '' })).toBe(
      'Install nginx curl with the package manager of this system.',
    )
  })
})
