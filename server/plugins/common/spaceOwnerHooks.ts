import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import type { spaceOwner } from '#contract/common/spaceOwner.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import { seesEverySite } from '#server/services/session/seesEverySite.ts'

type Row = StoredRecord<typeof spaceOwner>

/** What the server does for own stores beyond their contract. */
export const spaceOwnerHooks: ResourceHooks<typeof spaceOwner> = {
  derived: {
    name: () => sql`(select u.name from "user" u where u._id = space_owner.user_id)`,
    name_en: () => sql`(select u.name_en from "user" u where u._id = space_owner.user_id)`,
    store_count: (context) => sql`(
      select count(*) from space_owner_store owned join ${scopedTable(store, context)} on store._id = owned.store_id
      where owned.space_owner_id = space_owner._id
        and store.is_active and store.deleted_at is null and not store.is_split and not store.is_merge)`,
  },
  // Only `admin` can change their own stores, as with their own roles.
  guard: oneByOne(async ({ who }: Context, { before, after }: Done<Row>) => {
    if (!who.isAdmin && (after ?? before)?.user_id === who.id) throw new ApiError('permission.denied')
  }),
  beforeSave: oneByOne(async (inside: Context, { before, after }: Intent<Row>) => {
    if (before === null) await requireStaff(inside, after)
  }),
  afterChange: oneByOne(async ({ db }: Context, { before, after }: Done<Row>) => {
    const person = (after ?? before)?.user_id
    if (person !== undefined) await tellOfAccess(db, person)
  }),
}

/** Throws 4004 for somebody who does not work at the site. */
async function requireStaff({ db }: Context, { user_id, site }: Row): Promise<void> {
  const { rows } = await sql`
    select from "user" where _id = ${user_id} and (${site} = any(sites) or ${seesEverySite})`.execute(db)
  if (rows.length === 0) throw refuseFields('validation.failed', { user_id: 'not_at_site' })
}
