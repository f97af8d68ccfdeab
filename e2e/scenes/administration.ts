import { admin, type DeadLetter, deadLetters, ERRORS } from '@wordloom/contract'
import { choose, press } from './press.ts'
import { type Scene, scenesOf } from './scene.ts'

const ANN = /^Actions for ann-/

const UNDELIVERED: readonly DeadLetter[] = [
  {
    id: 7,
    template: 'verification',
    recipient: 'ann.thornton-abernathy@mail.upper-weaving.example',
    createdAt: '2026-11-20T08:00:00.000Z',
    givenUpAt: '2026-11-21T08:00:00.000Z',
    attempts: 97,
    reason: 'CONN: connect ETIMEDOUT',
  },
  {
    id: 5,
    template: 'contact',
    recipient: 'help@words.example',
    createdAt: '2026-11-19T08:00:00.000Z',
    givenUpAt: '2026-11-19T08:00:01.000Z',
    attempts: 1,
    reason: 'RCPT TO: 550 5.1.1 No such mailbox here, and none that it could have been taken for',
  },
]

export const ADMINISTRATION_SCENES: readonly Scene[] = scenesOf('administrator', {
  admin: { path: '/admin' },
  'admin-second-factor': {
    path: '/admin',
    expectedComplaints: [/status of 403/],
    act: async (page) => {
      const { status, message } = ERRORS.second_factor_required
      await page.route(`**${admin.summary.path}`, (route) =>
        route.fulfill({ status, json: { message, code: 'second_factor_required' } }),
      )
      await page.reload()
      await page.getByRole('link', { name: 'Turn it on' }).waitFor()
    },
  },
  'admin-no-users': { path: '/admin?search=nobody-at-all' },
  'admin-user-menu': { path: '/admin', act: press(ANN) },
  'admin-create-user': { path: '/admin', act: press('Create User') },
  'admin-edit-user': { path: '/admin', act: choose(ANN, 'Edit User') },
  'admin-inspect-user': { path: '/admin', act: choose(ANN, 'View Lists and Results') },
  'admin-grant-admin': { path: '/admin', act: choose(ANN, 'Grant Admin') },
  'admin-suspend-user': { path: '/admin', act: choose(ANN, 'Suspend User') },
  'admin-delete-user': { path: '/admin', act: choose(ANN, 'Delete User') },
  'admin-undelivered-mail': {
    path: '/admin',
    act: async (page) => {
      await page.route(`**${deadLetters.list.path}`, (route) =>
        route.fulfill({ json: { deadLetters: UNDELIVERED, total: 53 } }),
      )
      await page.reload()
      await page.getByRole('heading', { name: 'Undelivered email' }).waitFor()
    },
  },
  'admin-audit-log': { path: '/admin/audit-log' },
  'admin-audit-log-empty': { path: '/admin/audit-log?user=nobody-at-all' },
})
