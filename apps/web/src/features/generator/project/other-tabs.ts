import { queryClient } from '../../../shared/lib/query-client.ts'
import { projectKey } from '../../../shared/library/keys.ts'

/** The same project can be open in other tabs of this browser. */
const otherTabs = new BroadcastChannel('wordloom-project')

otherTabs.addEventListener('message', ({ data }: MessageEvent<number>) => {
  void queryClient.invalidateQueries({ queryKey: projectKey(data) })
})

/** Makes the other tabs reload the saved project. */
export function tellOtherTabs(projectId: number): void {
  otherTabs.postMessage(projectId)
}
