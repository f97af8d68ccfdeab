import { type JoinedProject, people } from '@wordloom/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { Button } from '#ui/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { JOINED_KEY } from '../../keys.ts'
import { LEAVE_TEXTS as T } from './texts.ts'

export function LeaveProject({ place }: { readonly place: JoinedProject }) {
  const { account, projectId: id } = place
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useMutation({
    mutationFn: () => call(people.leave, { params: { id }, query: { account } }),
    onSuccess: async () => {
      await navigate('/projects')
      void queryClient.invalidateQueries({ queryKey: JOINED_KEY })
      showToast({ title: T.left })
    },
    onError: (error) => {
      setIsAsking(false)
      tellFailure(error, T.notLeft)
    },
  })
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{T.leave}</Button>
      {isAsking && (
        <AlertDialog
          title={T.title}
          description={T.text}
          confirmLabel={T.leave}
          confirmLook="danger"
          isPending={leave.isPending}
          pendingLabel={T.leaving}
          onConfirm={() => leave.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
