import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import type { RowFilter } from '#server/engine/conduct.ts'

/** Of the parameters everybody gets the public ones, of all sites and the own ones; who may view them gets all. */
export const paramRows: RowFilter = ({ who }) =>
  evaluate('system.param.view', who) === 'yes'
    ? undefined
    : sql`is_public and (site is null or site = any(${who.sites.map((site) => site._id)}))`
