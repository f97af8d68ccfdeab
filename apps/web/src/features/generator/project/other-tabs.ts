import { queryClient } from '../../../shared/lib/query-client.ts'
import { projectKey } from '../../../shared/library/keys.ts'

/** The other tabs of this browser, where a project may be open too. */
const otherTabs = new BroadcastChannel('wordloom-project')

otherTabs.addEventListener('message', ({ data }: MessageEvent<number>) => {
  void queryClient.invalidateQueries({ queryKey: projectKey(data) })
})

/** The generator of a project was saved: where it shows, it is asked for again. */
export function tellOtherTabs(projectId: number): void {
  otherTabs.postMessage(projectId)
}
