import { queryClient } from '../../../shared/lib/query-client.ts'
import { projectKey } from '../../../shared/library/keys.ts'

const otherTabs = new BroadcastChannel('wordloom-project')

otherTabs.addEventListener('message', ({ data }: MessageEvent<number>) => {
  void queryClient.invalidateQueries({ queryKey: projectKey(data) })
})

export function tellOtherTabs(projectId: number): void {
  otherTabs.postMessage(projectId)
}
