import { sql } from 'kysely'
import { isHistory } from '#contract/brandDB/store.ts'
import type { contact } from '#contract/brandDB/contact.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { refuseFields } from '#contract/reply.ts'
import type { ResourceHooks, Intent } from '#server/engine/hooks.ts'
import type { Context } from '#server/engine/context.ts'
import type { StoreRow } from '#server/plugins/brandDB/stores/history.ts'

/** What a condition on contacts can use in addition to their fields. */
export const contactHooks: ResourceHooks<typeof contact> = {
  derived: {
    brand_id: () => sql.ref('brand_ids'),
    store_id: () => sql.ref('store_ids'),
    // A contact without sites is the contact for every site.
    site: () => sql`case when sites = '{}' then array(select _id from site) else sites end`,
  },
  beforeSave: async (inside, changes) => {
    await requireStanding(inside, changes.flatMap(newStores))
    return undefined
  },
}

function newStores({ before, values }: Intent<StoredRecord<typeof contact>>): string[] {
  const known = before?.store_ids ?? []
  return (values.store_ids ?? []).filter((id) => !known.includes(id))
}

/** A historical unit can no longer be chosen (4004); a contact who was assigned to it before keeps it. */
async function requireStanding({ db }: Context, stores: readonly string[]): Promise<void> {
  if (stores.length === 0) return
  // Waits for anyone who is splitting one right now.
  const { rows } = await sql<Pick<StoreRow, 'is_split' | 'is_merge'>>`
    select is_split, is_merge from store where _id = any(${stores}) order by _id for share`.execute(db)
  if (rows.some(isHistory)) throw refuseFields('validation.failed', { store_ids: 'reference' })
}
