import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'

interface NewTour {
  readonly site: string
  /** A version of the wanted template; the default of the site if it is left out. */
  readonly template_id: string | null
}

/** The active version of a template, for a tour at a site. Throws 4004 if there is none. */
export async function templateFor({ db }: Context, { site, template_id }: NewTour): Promise<string> {
  const { rows } = await sql<{ _id: string }>`
    select active._id from tour_template active join site at on at._id = ${site}
    where active.status = 'active' and active.deleted_at is null
      and active.region = case at.site_region when 'HK' then 'HK' else 'CN' end
      and (active.site is null or active.site = at._id)
      and (${template_id}::text is null or exists (
        select from tour_template wanted where wanted._id = ${template_id} and wanted.code = active.code
          and wanted.region = active.region and wanted.site is not distinct from active.site))
    order by not active.is_default, active.site is null, ${naturalOrder('active.code')} limit 1 for share of active`.execute(
    db,
  )
  const [found] = rows
  if (!found)
    throw refuseFields('validation.failed', { template_id: template_id === null ? 'required' : 'reference' })
  return found._id
}
