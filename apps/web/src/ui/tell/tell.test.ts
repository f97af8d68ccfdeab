import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#platform/lib/api.ts'
import { BulkError } from '#platform/lib/bulk-error.ts'
import { currentToast } from '../toast/toast.ts'
import { tellFailure, tellPartly, tellSuccess, toReason } from './tell.ts'

const SENTENCE = 'Failed to delete saved list'

const refusal = (status: number, code: string, message: string) =>
  new ApiError(status, JSON.stringify({ code, message }))

const full = refusal(507, 'storage_full', "Storage is full. Your changes weren't saved.")

describe('the notification of a successful change', () => {
  it('keeps its sentence, names the item and leads to it', () => {
    tellSuccess('List moved successfully', { name: 'Cities', at: '/dashboard?folder=7' })
    expect(currentToast.read()).toMatchObject({
      title: 'Success',
      description: 'List moved successfully',
      subject: 'Cities',
      link: { label: 'View', to: '/dashboard?folder=7' },
    })
    expect(currentToast.read()?.action).toBeUndefined()
  })

  it('has nothing but its sentence if there is nothing to name or to see', () => {
    tellSuccess('Trash emptied')
    expect(Object.keys(currentToast.read() ?? {}).sort()).toEqual(['description', 'id', 'title'])
  })
})

describe('the notification of a failed change', () => {
  it.each([
    ['the server failed', refusal(500, 'internal', 'Internal server error'), SENTENCE],
    ['a proxy responded', new ApiError(502, '<html>'), SENTENCE],
    ['the reason is unknown', new TypeError('a mistake'), SENTENCE],
    ['the server gives a reason', full, `${SENTENCE}. Storage is full. Your changes weren't saved.`],
    [
      'there is no network',
      new NetworkError('gone'),
      `${SENTENCE}. Please check your connection and try again.`,
    ],
    [
      'some of many failed',
      new BulkError([{ id: 1 }, { id: 2 }], 9, full),
      `${SENTENCE} (2 of 9). Storage is full. Your changes weren't saved.`,
    ],
  ])('starts with the sentence of the change if %s', (_, error, told) => {
    tellFailure(error, SENTENCE)
    expect(currentToast.read()).toMatchObject({ title: 'Error', description: told })
    expect(toReason(error, SENTENCE)).toBe(told)
  })

  it('has one period between the sentence and the reason if the sentence ends with one', () => {
    expect(toReason(full, "We couldn't sign out the other browsers.")).toBe(
      "We couldn't sign out the other browsers. Storage is full. Your changes weren't saved.",
    )
  })

  it('combines what failed and what succeeded, with Undo', () => {
    let isUndone = false
    const run = async () => {
      isUndone = true
    }
    const error = new BulkError([{ id: 1 }], 3, full)
    tellPartly(error, SENTENCE, '2 saved lists deleted successfully', { undo: { run, failure: 'Failed' } })
    const toast = currentToast.read()
    expect(toast).toMatchObject({
      title: 'Error',
      description: `${SENTENCE} (1 of 3). Storage is full. Your changes weren't saved. 2 saved lists deleted successfully`,
      action: { label: 'Undo' },
    })
    toast?.action?.run()
    expect(isUndone).toBe(true)
  })
})
