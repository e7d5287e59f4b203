import { z } from 'zod'
import { call } from '#contract/call.ts'
import { ApiError } from '#contract/reply.ts'
import { route, type Route } from './handler.ts'

/**
 * The reply in place of a call of a plugin whose server half is left out. People who are not signed in learn
 * nothing about it.
 */
export const faultyRoute = (plugin: string): Route =>
  route(faultyCall, ({ session }) =>
    Promise.reject(session ? new ApiError('plugin.faulty', { plugin }) : new ApiError('path.unknown')),
  )

/** Stands in for a call with any method: its body is never read. */
const faultyCall = call({ method: 'GET', path: '/', does: '', can: 'anyone', reply: z.null() })
