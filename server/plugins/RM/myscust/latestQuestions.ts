import { sql } from 'kysely'
import type { MyscustAnswer } from '#contract/RM/myscustResult.ts'
import type { Context } from '#server/engine/context.ts'

interface Questionnaire {
  readonly questionnaire_version: string | null
  readonly answers: readonly MyscustAnswer[]
}

/**
 * The questions of the latest visit at a site, without answers: what the next visit begins with. Questions are no
 * secret, so the visit may be one that the person cannot see.
 */
export async function latestQuestions({ db }: Context, site: string) {
  const { rows } = await sql<Questionnaire>`
    select questionnaire_version, answers from myscust_result
    where site = ${site} and deleted_at is null and answers <> '[]'
    order by visit_at desc, _id limit 1`.execute(db)
  const [latest] = rows
  if (!latest) return { answers: [] }
  const answers = latest.answers.map((answer) => ({ ...answer, score: null, is_na: false, comment: null }))
  return { questionnaire_version: latest.questionnaire_version, answers }
}
