import type { myscustResult, MyscustAnswer } from '#contract/RM/myscustResult.ts'
import { scoreOf, sectionScores } from '#contract/RM/myscustScore.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { readParams } from '#server/services/params.ts'

/** A stored visit of a mystery customer. */
export type ResultRow = StoredRecord<typeof myscustResult>

/** The answers as they are stored, with what they amount to. A site can set its own pass mark. */
export async function scored(
  { db }: Context,
  site: string,
  given: readonly MyscustAnswer[],
): Promise<Pick<ResultRow, 'answers' | 'sections' | 'score' | 'pass'>> {
  const answers = given.map((answer) => ({ ...answer, score: answer.is_na ? null : answer.score }))
  const score = scoreOf(answers)
  const enough = (await readParams(db, site))('myscust.pass_score')
  return { answers, sections: sectionScores(answers), score, pass: score !== null && score >= enough }
}
