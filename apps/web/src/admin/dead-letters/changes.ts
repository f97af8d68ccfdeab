import { type DeadLetters, deadLetters } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'

const KEY = [deadLetters.list.path]

// The list shows the change immediately and then reloads, in case another administrator was faster.

export const sendAgain = (id: number) => take(deadLetters.sendAgain, id)
export const discard = (id: number) => take(deadLetters.discard, id)

async function take(
  endpoint: typeof deadLetters.sendAgain | typeof deadLetters.discard,
  id: number,
): Promise<void> {
  try {
    await call(endpoint, { params: { id } })
    queryClient.setQueryData<DeadLetters>(KEY, (data) => data && without(data, id))
  } finally {
    void queryClient.invalidateQueries({ queryKey: KEY })
  }
}

function without(data: DeadLetters, id: number): DeadLetters {
  const left = data.deadLetters.filter((letter) => letter.id !== id)
  return { deadLetters: left, total: data.total - (data.deadLetters.length - left.length) }
}
