import { fileProblems, type FileReason } from '#contract/fileProblems.ts'
import type { FileChoice } from '#contract/fileChoices.ts'
import { ApiError } from '#contract/reply.ts'

/** The error for a whole file: 4130 with the limit that it exceeds, 4150 if it cannot be read at all. */
export function refuseFile(reason: FileReason): ApiError {
  const problem = fileProblems[reason]
  return 'most' in problem
    ? new ApiError('file.too_large', { reason, limit: problem.most })
    : new ApiError('file.type', { reason })
}

/** The error for a file that can be read in several ways (4150, see `fileReading`). */
export const askForChoice = (
  reason: 'which_encoding' | 'which_sheet',
  choices: readonly FileChoice[],
): ApiError => new ApiError('file.type', { reason, choices })
