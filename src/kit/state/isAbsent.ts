import { errcodes } from '#contract/reply.ts'
import { failureOf } from './failureOf.ts'

/** Whether an error says that the back end has no such call, has not built it, or shows the person no such thing. */
export const isAbsent = (error: unknown): boolean => absent.includes(failureOf(error).code)

const absent: readonly number[] = [
  404,
  405,
  501,
  errcodes['not_found'],
  errcodes['path.unknown'],
  errcodes['call.not_built'],
]
