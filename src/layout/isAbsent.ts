import { HttpError } from '#src/providers/http.ts'

/** Whether the back end has no such call, so that asking again is of no use. */
export const isAbsent = (error: unknown): boolean => error instanceof HttpError && error.status === 404
