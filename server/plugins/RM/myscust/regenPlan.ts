import type { myscustProblem } from '#contract/RM/myscustProblem.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { WantedProblem } from './lowAnswers.ts'

/** An existing automatic problem, and whether somebody has begun to deal with it. */
export type KnownProblem = StoredRecord<typeof myscustProblem> & { readonly is_touched: boolean }

/** What an answer says about its problem. Everything else belongs to those who deal with it. */
const fromAnswer = ['section', 'severity', 'title', 'description'] as const

/** What has to be done so that every low answer has its problem. Touched problems stay as they are. */
export function regenPlan(wanted: readonly WantedProblem[], known: readonly KnownProblem[]) {
  const wantedBy = new Map(wanted.map((problem) => [keyOf(problem), problem]))
  const knownKeys = new Set(known.map(keyOf))
  const untouched = known.filter(({ is_touched }) => !is_touched)
  const remove = untouched.filter((problem) => !wantedBy.has(keyOf(problem)))
  const update = untouched.flatMap((record) => {
    const problem = wantedBy.get(keyOf(record))
    if (!problem || fromAnswer.every((name) => record[name] === problem[name])) return []
    const { section, severity, title, description } = problem
    return [{ record, values: { section, severity, title, description } }]
  })
  return {
    create: wanted.filter((problem) => !knownKeys.has(keyOf(problem))),
    update,
    remove,
    kept: known.length - update.length - remove.length,
  }
}

const keyOf = ({ result_id, item_id }: { result_id: string; item_id: string | null }): string =>
  `${result_id} ${item_id}`
