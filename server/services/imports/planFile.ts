import { isFileReason } from '#contract/fileProblems.ts'
import type { RowError } from '#contract/core/importRun.ts'
import { ApiError } from '#contract/reply.ts'
import { inPace, type Pace } from '#server/db/inPace.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { Context } from '#server/engine/context.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import type { SheetRow } from '#server/services/sheet/sheetRow.ts'
import { textsFor } from '#server/services/sheet/textsFor.ts'
import { storedRows, typeOf } from './importFile.ts'
import { planRows } from './planRows.ts'
import type { Plan } from './plan.ts'
import type { Setting } from './rowValues.ts'
import { readHeader } from './readHeader.ts'
import type { RunRow } from './runRow.ts'

/** A file that has been read, and how. */
export interface ReadFile {
  readonly setting: Setting
  readonly rows: readonly SheetRow[]
}

/**
 * Reads the file of an import. Throws 4150 or 4220 for an invalid file, one without a header, or with too
 * many rows, and 4040 if it is gone.
 */
export async function openFile(
  run: RunRow,
  { resources }: Pick<Context, 'resources'>,
  { files }: { files: FileStore },
): Promise<ReadFile> {
  const resource = resources.get(run.noun)
  if (!resource || run.file === null) throw new ApiError('not_found')
  const source = {
    uid: run.file,
    type: typeOf(run.file_name),
    person: run.created_by,
    ...(run.encoding ? { encoding: run.encoding } : {}),
    ...(run.sheet === null ? {} : { sheet: run.sheet }),
  }
  const all: SheetRow[] = []
  for await (const row of storedRows(files, source)) all.push(row)
  const texts = textsFor(resource)
  const [first, ...rows] = withoutTotal(all, texts)
  const header = readHeader(resource, texts, first, run.locale)
  const { mode, site, timezone: timeZone } = run
  return { setting: { resource, texts, header, mode, site, timeZone }, rows }
}

/** Without the last row of an export that ends with the sums. */
function withoutTotal(rows: readonly SheetRow[], { beside }: RecordTexts): readonly SheetRow[] {
  const isTotal = rows.length > 1 && beside !== undefined && rows.at(-1)?.cells[0] === beside.total
  return isTotal ? rows.slice(0, -1) : rows
}

/** What will happen to every row. Two rows for the same record are both wrong. */
export async function planFile(
  { setting, rows }: ReadFile,
  context: Context,
  { pace, onBatch }: { pace: Pace; onBatch: (done: number) => void },
): Promise<Plan[]> {
  const plans: Plan[] = []
  await inPace(pace, async (size) => {
    const some = await planRows(setting, context, rows.slice(plans.length, plans.length + size))
    plans.push(...some)
    onBatch(plans.length)
    return some.length
  })
  const named = setting.resource.imports?.key.at(-1) ?? '_id'
  const seen = new Map<string, Plan>()
  for (const plan of plans) {
    const means = plan.id ?? (plan.key && `new ${plan.key}`)
    if (means === null) continue
    const other = seen.get(means)
    if (other) for (const one of [other, plan]) one.errors = { ...one.errors, [named]: 'twice' }
    seen.set(means, plan)
  }
  return plans
}

/** The errors in the refusal of a whole file, if it is such a refusal. */
export const fileErrors = (error: unknown): readonly RowError[] | undefined => {
  // A file that was not read, because too many are waiting, can be read later.
  if (!(error instanceof ApiError) || error.key === 'rate.limited') return undefined
  const { errors, reason } = error.data ?? {}
  if (Array.isArray(errors)) return errors as RowError[]
  return [{ row: 0, field: '', message: isFileReason(reason) ? reason : error.key }]
}
