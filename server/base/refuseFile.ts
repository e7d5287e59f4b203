import { fileProblems, type FileReason } from '#contract/fileProblems.ts'
import { ApiError } from '#contract/reply.ts'

/** The error for a whole file: 4130 with the limit that it exceeds, 4150 if it cannot be read at all. */
export function refuseFile(reason: FileReason): ApiError {
  const problem = fileProblems[reason]
  return 'most' in problem
    ? new ApiError('file.too_large', { reason, limit: problem.most })
    : new ApiError('file.type', { reason })
}
