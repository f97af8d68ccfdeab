import * as z from 'zod/mini'

export const Health = z.strictObject({ status: z.literal('ok') })
export type Health = Readonly<z.infer<typeof Health>>

/** `stopping`: finishes running requests. `database`: can't reach it. `storage`: the disk is full. */
export const Readiness = z.strictObject({
  status: z.enum(['ready', 'stopping', 'overloaded', 'database', 'storage']),
})
export type Readiness = Readonly<z.infer<typeof Readiness>>
