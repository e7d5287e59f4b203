import { fileProblems, type FileReason } from '#contract/fileProblems.ts'
import { Refusal } from '#contract/reply.ts'

/** The refusal of a whole file: 4130 with the limit that it goes beyond, 4150 where it cannot be read at all. */
export function refuseFile(reason: FileReason): Refusal {
  const problem = fileProblems[reason]
  return 'most' in problem
    ? new Refusal('file.too_large', { reason, limit: problem.most })
    : new Refusal('file.type', { reason })
}
