import type { RowError } from '#contract/importRun.ts'
import { Refusal } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { FileStore } from '#server/files/fileStore.ts'
import type { ServerPlugin } from '#server/plugins/defineServerPlugin.ts'
import type { SheetRow } from '#server/sheet/sheetRow.ts'
import { textsFor } from '#server/sheet/textsFor.ts'
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

/** Reads the file of an import. Refuses one that is none, without a header, or with too many rows (4150, 4220), or gone (4040). */
export async function openFile(
  run: RunRow,
  { nouns }: Pick<Context, 'nouns'>,
  { files, plugins }: { files: FileStore; plugins: readonly ServerPlugin[] },
): Promise<ReadFile> {
  const resource = nouns.get(run.noun)
  if (!resource || run.file === null) throw new Refusal('not_found')
  const [first, ...rows] = await storedRows(files, run.file, typeOf(run.file_name))
  const texts = textsFor(resource, plugins)
  const header = readHeader(resource, texts, first, run.locale)
  const { mode, site, timezone: timeZone } = run
  return { setting: { resource, texts, header, mode, site, timeZone }, rows }
}

/** What is to become of every row. Rows that mean the same record are both wrong. */
export async function planFile(
  { setting, rows }: ReadFile,
  context: Context,
  onBatch: (done: number) => void,
): Promise<Plan[]> {
  const plans: Plan[] = []
  for (let at = 0; at < rows.length; at += batch) {
    plans.push(...(await planRows(setting, context, rows.slice(at, at + batch))))
    onBatch(plans.length)
  }
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

const batch = 250

/** The errors that a refusal of the whole file names, if it is one. */
export const fileErrors = (error: unknown): readonly RowError[] | undefined => {
  if (!(error instanceof Refusal)) return undefined
  const errors = error.data?.['errors']
  return Array.isArray(errors) ? (errors as RowError[]) : [{ row: 0, field: '', message: error.key }]
}
