import { z } from 'zod'
import { call } from '#contract/call.ts'
import { ApiError } from '#contract/reply.ts'
import { route, type Route } from './handler.ts'

/** Whatever a plugin's server half would answer if it were not left out. Who is not signed in learns nothing of it. */
export const faultyRoute = (plugin: string): Route =>
  route(faultyCall, ({ session }) =>
    Promise.reject(session ? new ApiError('plugin.faulty', { plugin }) : new ApiError('path.unknown')),
  )

/** Stands for a call with any method: its body is never read. */
const faultyCall = call({ method: 'GET', path: '/', does: '', can: 'anyone', reply: z.null() })
