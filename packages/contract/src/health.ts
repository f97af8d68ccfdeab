import * as z from 'zod/mini'

export const Health = z.strictObject({ status: z.literal('ok') })
export type Health = Readonly<z.infer<typeof Health>>

/**
 * `stopping`: the instance finishes running requests. `overloaded`: it refuses requests. `database`: it can't reach the
 * database. `storage`: the disk is full.
 */
export const Readiness = z.strictObject({
  status: z.enum(['ready', 'stopping', 'overloaded', 'database', 'storage']),
})
export type Readiness = Readonly<z.infer<typeof Readiness>>
