import { sql } from 'kysely'
import { tour } from '#contract/RM/tour.ts'
import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { RecordOf } from '#contract/resource.ts'
import { amend } from '#server/engine/amend.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { takeStep } from '#server/engine/takeStep.ts'
import { attachPictures } from './attachPictures.ts'
import { missingIn } from './missingIn.ts'
import { pointsToCopy } from './pointsToCopy.ts'
import { isVersionOf, type TemplateRow } from './templateRow.ts'

/** What the server does for checklist templates beyond their contract. Only drafts are changed and removed. */
export const templateHooks: ResourceHooks<typeof tourTemplate> = {
  beforeSave: oneByOne(async (inside: Context, { before, values, after }: Intent<TemplateRow>) => {
    if (before) requireDraft(before)
    if (!before || values.items) await requirePoints(inside, after)
    if (before) return {}
    await requireRegion(inside, after)
    return { version: await nextVersion(inside, after) }
  }),
  guard: oneByOne(async (_: Context, { before, after }: Done<TemplateRow>) => {
    if (before && !after) requireDraft(before)
  }),
  attach: attachPictures,
  actions: {
    activate: async (inside, record) => {
      if (record.items.length === 0) throw refuseFields('validation.failed', { items: 'required' })
      const system = await asSystem(inside)
      for (const { _id } of await versions(inside, record, 'active'))
        await takeStep(tourTemplate, system, { id: _id, step: 'retire' })
      return {}
    },
    revise: async (inside, template) => {
      const { region, site, code, name, name_en, name_tc, is_default } = template
      const items = await pointsToCopy(inside, template)
      await insert(tourTemplate, inside, { region, site, code, name, name_en, name_tc, is_default, items })
      return {}
    },
  },
  afterChange: oneByOne(async (inside: Context, { after, step }: Done<TemplateRow>) => {
    if (after && step === 'activate') await moveTours(inside, after)
  }),
}

/** Tours that have not begun use the new version. */
async function moveTours(inside: Context, template: TemplateRow): Promise<void> {
  const { rows } = await sql<RecordOf<typeof tour>>`
    select * from tour where status = 'planned' and deleted_at is null and template_id in (
      select _id from tour_template where ${isVersionOf(template)} and _id <> ${template._id})
    order by _id for update`.execute(inside.db)
  if (rows.length === 0) return
  const values = { template_id: template._id }
  await amend(
    tour,
    await asSystem(inside),
    rows.map((record) => ({ record, values })),
  )
}

async function versions(
  { db }: Context,
  template: TemplateRow,
  status: TemplateRow['status'],
): Promise<readonly Pick<TemplateRow, '_id'>[]> {
  const { rows } = await sql<Pick<TemplateRow, '_id'>>`
    select _id from tour_template where ${isVersionOf(template)} and status = ${status}`.execute(db)
  return rows
}

/** Also the number of a removed draft is not given again. */
async function nextVersion({ db }: Context, { region, site, code }: TemplateRow): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) + 1 as version from tour_template
    where region = ${region} and code = ${code} and site is not distinct from ${site}`.execute(db)
  return rows[0]?.version ?? 1
}

/** Throws 4004 for a site of another region. */
async function requireRegion({ db }: Context, { region, site }: TemplateRow): Promise<void> {
  if (site === null) return
  const { rows } = await sql`
    select from site where _id = ${site} and (site_region = 'HK') = ${region === 'HK'}`.execute(db)
  if (rows.length === 0) throw refuseFields('validation.failed', { site: 'reference' })
}

function requireDraft({ status }: TemplateRow): void {
  if (status !== 'draft') throw new ApiError('state.transition', { from: status, allowed: ['draft'] })
}

/** Throws 4004 unless everything that the points refer to exists, and belongs to the site of the template if it has one. */
async function requirePoints(inside: Context, template: TemplateRow): Promise<void> {
  const { size } = await missingIn(inside, template)
  if (size > 0) throw refuseFields('validation.failed', { items: 'reference' })
}
