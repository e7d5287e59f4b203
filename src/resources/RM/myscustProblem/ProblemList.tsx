import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { problemLists } from '#src/resources/RM/tourProblem/problemLists.tsx'
import { ProblemTools } from './ProblemTools.tsx'

const parts = problemLists('RM.problem', myscustProblem.can.view)

/** The problems that mystery customers met. */
export const MysteryProblemList = listOf(myscustProblem, {
  ...parts,
  page: { ...parts.page, actions: <ProblemTools /> },
  more: [
    'store_id',
    'brand_id',
    'department',
    'result_id',
    'section',
    'origin',
    'found_by',
    'found_at',
    'due_at',
  ],
})
