import { sql } from 'kysely'
import { keyOf } from '#contract/keyText.ts'
import type { UploadError } from '#contract/RM_evaluate/scoringUpload.ts'
import type { Context } from '#server/engine/context.ts'
import { missingIn } from '#server/plugins/RM_evaluate/reports/missing.ts'
import type { CellAnswer, ScoreFile, ScoreRow } from './readScores.ts'
import { itemsOf, type SetItem, type ShopOnDay } from './shops.ts'

/** The report of a shop, and the answers in it that change. */
export interface PlannedReport {
  readonly shop: ShopOnDay
  readonly answers: readonly (CellAnswer & { readonly item_id: string })[]
  /** Nothing is missing, so it is submitted. */
  readonly isComplete: boolean
}

/** What a file would do. */
export interface UploadPlan {
  readonly changed: readonly PlannedReport[]
  readonly unchanged: number
  /** Unit numbers whose report is confirmed. */
  readonly skipped: readonly string[]
  readonly errors: readonly UploadError[]
}

/** Compares a file with the shops that it names and their reports. */
export async function planUpload(
  context: Context,
  file: ScoreFile,
  shops: readonly ShopOnDay[],
): Promise<UploadPlan> {
  const byNumber = new Map(shops.map((shop) => [keyOf(shop.store_no), shop]))
  const items = Map.groupBy(
    await itemsOf(
      context,
      shops.map(({ set_id }) => set_id),
    ),
    (item) => item.set_id,
  )
  const given = await givenAnswers(context, shops)
  const strange = await unknownCodes(context, file)
  const errors = [
    ...file.errors,
    ...strange.map((item_code) => ({ row: 1, store_no: null, item_code, message: 'unknown_column' })),
  ]
  const changed: PlannedReport[] = []
  const skipped: string[] = []
  let unchanged = 0
  for (const row of file.rows) {
    const shop = byNumber.get(keyOf(row.store_no))
    const own = items.get(shop?.set_id ?? '') ?? []
    if (shop?.report?.status === 'confirmed') {
      skipped.push(shop.store_no)
      continue
    }
    const found = rowErrors(row, shop, own).filter(({ item_code }) => !strange.includes(item_code ?? ''))
    errors.push(...found)
    // A row of the template that nobody filled in is no row.
    if (!shop || found.length > 0 || !own.some(({ code }) => row.answers.has(code))) continue
    const before = (item_id: string) => given.get(`${shop.report?._id} ${item_id}`) ?? noAnswer
    const wanted = own.map((item) => ({
      ...item,
      ...merged(row.answers.get(item.code), before(item.item_id)),
    }))
    const answers = wanted.filter((answer) => !isSame(answer, before(answer.item_id))).map(answerOf)
    const isComplete = wanted.every((item) => missingIn(item) === undefined)
    const isDone = !isComplete || shop.report?.status !== 'draft'
    if (shop.report && answers.length === 0 && isDone) unchanged += 1
    else changed.push({ shop, answers, isComplete })
  }
  return { changed, unchanged, skipped, errors: errors.toSorted((a, b) => a.row - b.row) }
}

/** The codes that no item has, of all those in the file. */
async function unknownCodes({ db }: Context, { rows: given }: ScoreFile): Promise<string[]> {
  const named = [...new Set(given.flatMap(({ answers }) => [...answers.keys()]))]
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${named}::text[]) code
    where not exists (select from score_item item where item.code = code.code and item.deleted_at is null)`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

function rowErrors(row: ScoreRow, shop: ShopOnDay | undefined, items: readonly SetItem[]): UploadError[] {
  const wrong = (item_code: string | null, message: string): UploadError[] => [
    { row: row.row, store_no: row.store_no, item_code, message },
  ]
  if (!shop) return row.store_no === '' ? [] : wrong(null, 'not_found')
  if (!shop.isOwn) return wrong(null, 'store.denied')
  if (shop.set_id === null) return wrong(null, 'reference')
  const byCode = new Map(items.map((item) => [item.code, item]))
  return [...row.answers].flatMap(([code, { score }]) => {
    const item = byCode.get(code)
    // That an item of another set does not apply is right.
    if (!item) return score === null ? [] : wrong(code, 'reference')
    return score !== null && (score < item.min_score || score > item.max_score) ? wrong(code, 'range') : []
  })
}

const noAnswer: CellAnswer = { score: null, is_na: false, remark: null }

/** An answer after the upload: an empty cell leaves it, and so does a cell without a remark leave the remark. */
const merged = (cell: CellAnswer | undefined, before: CellAnswer): CellAnswer =>
  cell ? { ...cell, remark: cell.remark ?? before.remark } : before

const isSame = (answer: CellAnswer, before: CellAnswer): boolean =>
  answer.score === before.score && answer.is_na === before.is_na && answer.remark === before.remark

const answerOf = ({ item_id, score, is_na, remark }: CellAnswer & { readonly item_id: string }) => ({
  item_id,
  score,
  is_na,
  remark,
})

/** The answers of the reports that exist, by report and item. */
async function givenAnswers(
  { db }: Context,
  shops: readonly ShopOnDay[],
): Promise<ReadonlyMap<string, CellAnswer>> {
  const reports = shops.flatMap(({ report }) => (report ? [report._id] : []))
  const { rows } = await sql<CellAnswer & { report_id: string; item_id: string }>`
    select report_id, item_id, score::float8, is_na, remark
    from scoring_report_item where report_id = any(${reports})`.execute(db)
  return new Map(rows.map(({ report_id, item_id, ...answer }) => [`${report_id} ${item_id}`, answer]))
}
