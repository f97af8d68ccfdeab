import * as z from 'zod/mini'

export const Health = z.strictObject({ status: z.literal('ok') })
export type Health = Readonly<z.infer<typeof Health>>

/** `stopping` finishes running requests, `overloaded` refuses requests. The others name what failed. */
export const Readiness = z.strictObject({
  status: z.enum(['ready', 'stopping', 'overloaded', 'database', 'storage']),
})
export type Readiness = Readonly<z.infer<typeof Readiness>>
