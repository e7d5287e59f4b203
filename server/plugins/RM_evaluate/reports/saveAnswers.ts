import { sql } from 'kysely'
import type { z } from 'zod'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { dailyScoringUpdate } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { attachFiles } from '#server/engine/attachFiles.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { keepRules, scoresOf, scoringAt } from '#server/plugins/RM_evaluate/results/scoring.ts'
import { answersOf, type Answer, type ReportRow } from './report.ts'

/** An answer as it is sent. */
export type SentAnswer = Extract<z.infer<typeof dailyScoringUpdate.body>, { action: 'save' }>['items'][number]

/** An item of the report's set, with its answer. */
export interface AnsweredItem {
  readonly item_id: string
  readonly code: string
  readonly min_score: number
  readonly max_score: number
  readonly remark_below: number | null
  readonly score: number | null
  readonly is_na: boolean
  readonly remark: string | null
}

/** The items of a report with their answers. */
export async function answeredItems({ db }: Context, report_id: string): Promise<AnsweredItem[]> {
  const { rows } = await sql<AnsweredItem>`
    select item_id, code, min_score::float8, max_score::float8, remark_below::float8, score::float8, is_na, remark
    from scoring_report_item a join score_item i on i._id = a.item_id
    where report_id = ${report_id} order by i."order", ${naturalOrder('i.code')}`.execute(db)
  return rows
}

/**
 * Stores answers, with their photos and tags. Throws 4004 by item for what does not fit the report, and 4092 if somebody
 * else has changed one of them since it was read.
 */
export async function saveAnswers(
  inside: Context,
  report: ReportRow,
  answers: readonly SentAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  const known = new Map((await answeredItems(inside, report._id)).map((item) => [item.item_id, item]))
  const wrong = answers.flatMap((answer): [string, string][] => {
    const item = known.get(answer.item_id)
    if (!item) return [[answer.item_id, 'reference']]
    const isOutside =
      answer.score !== null && (answer.score < item.min_score || answer.score > item.max_score)
    return isOutside ? [[answer.item_id, 'range']] : []
  })
  if (wrong.length > 0) throw refuseFields('validation.failed', Object.fromEntries(wrong))
  await requireUnchanged(inside, report, answers)
  await attachFiles(
    scoringReport,
    inside,
    { _id: report._id, items: answers.map(({ attachs }) => attachs) },
    ['items'],
  )
  await requireTags(inside, report, answers)
  const before = await tagsOf(inside, report)
  await sql`
    update scoring_report_item kept
    set score = sent.score, is_na = sent.is_na, remark = sent.remark,
      attachs = array(select jsonb_array_elements_text(sent.attachs)),
      tag_ids = array(select jsonb_array_elements_text(sent.tags)),
      rev = kept.rev + 1, updated_by = ${inside.who.id}, updated_at = ${inside.now}
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
      as sent (item_id text, score numeric, is_na bool, remark text, attachs jsonb, tags jsonb)
    where kept.report_id = ${report._id} and kept.item_id = sent.item_id`.execute(inside.db)
  await tagShop(inside, report, before, await tagsOf(inside, report))
}

/** A later answer by the same person, on another device or while the first was on its way, is not a conflict. */
async function requireUnchanged(
  inside: Context,
  { _id }: ReportRow,
  answers: readonly SentAnswer[],
): Promise<void> {
  const revs = new Map(answers.map(({ item_id, rev }) => [item_id, rev]))
  const current = (await answersOf(inside, _id)).filter(({ item_id, rev, updated_by }: Answer) => {
    const read = revs.get(item_id)
    return read !== undefined && read !== rev && updated_by !== null && updated_by !== inside.who.id
  })
  if (current.length === 0) return
  throw new ApiError('stale', { current: Object.fromEntries(current.map((one) => [one.item_id, one])) })
}

/** The shop loses the tags of a report that is removed. */
export const untagShop = async (inside: Context, report: ReportRow): Promise<void> =>
  tagShop(inside, report, await tagsOf(inside, report), [])

/** The tags of all answers of a report. */
async function tagsOf({ db }: Context, { _id }: ReportRow): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct unnest(tag_ids) as tag from scoring_report_item where report_id = ${_id}`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** The shop gets the tags that were added on this day, and loses those that were taken off and not given by hand. */
async function tagShop(
  { db, who }: Context,
  { store_id, stat_time }: ReportRow,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const [added, gone] = [
    after.filter((tag) => !before.includes(tag)),
    before.filter((tag) => !after.includes(tag)),
  ]
  if (gone.length > 0)
    await sql`
      delete from store_score_tag
      where store_id = ${store_id} and stat_time = ${stat_time} and tag_id = any(${gone}) and not by_hand`.execute(
      db,
    )
  if (added.length > 0)
    await sql`
      insert into store_score_tag (store_id, stat_time, tag_id, "by")
      select ${store_id}, ${stat_time}, tag, ${who.id} from unnest(${added}::text[]) tag
      on conflict do nothing`.execute(db)
}

/** Tags are those of a site that uses tags; others may stay where they are. */
async function requireTags(
  { db }: Context,
  { _id, site }: ReportRow,
  answers: readonly SentAnswer[],
): Promise<void> {
  const tags = [...new Set(answers.flatMap((answer) => answer.tags))]
  if (tags.length === 0) return
  const { rows } = await sql<{ _id: string }>`
    select _id from daily_score_tag where _id = any(${tags}) and site = ${site} and deleted_at is null
      and (is_active and exists (select from site at where at._id = ${site} and tags_enabled) or exists (
        select from scoring_report_item where report_id = ${_id} and daily_score_tag._id = any(tag_ids)))`.execute(
    db,
  )
  const offered = new Set(rows.map((row) => row._id))
  const wrong = answers.filter((answer) => answer.tags.some((tag) => !offered.has(tag)))
  if (wrong.length > 0)
    throw refuseFields(
      'validation.failed',
      Object.fromEntries(wrong.map(({ item_id }) => [item_id, 'reference'])),
    )
}

/** The score of the answers of a report so far; the parameters of the score are kept with the report. */
export async function scoreNow(
  { db }: Context,
  { _id, site }: ReportRow,
): Promise<Pick<ReportRow, 'total_score' | 'critical_failed'>> {
  const scoring = await scoringAt(db, site)
  await keepRules([_id], scoring).execute(db)
  const { rows } = await sql<Pick<ReportRow, 'total_score' | 'critical_failed'>>`
    select score::float8 as total_score, critical_failed
    from ${scoresOf(sql`values (${_id})`, scoring)} scores`.execute(db)
  return rows[0] ?? { total_score: null, critical_failed: false }
}
