import { errcodes } from '#contract/reply.ts'
import { failureOf } from './failureOf.ts'

/**
 * Whether an error means that the back end does not have the call, has not built it yet, or hides it from the
 * user.
 */
export const isAbsent = (error: unknown): boolean => absent.includes(failureOf(error).code)

const absent: readonly number[] = [
  404,
  405,
  501,
  errcodes['not_found'],
  errcodes['path.unknown'],
  errcodes['call.not_built'],
]
