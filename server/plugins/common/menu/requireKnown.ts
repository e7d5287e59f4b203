import { sql } from 'kysely'
import { frameTarget } from '#contract/Iframe/frameTarget.ts'
import { asList } from '#contract/oneOrMany.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { isParam, readParams } from '#server/services/params.ts'
import { differs, type Entry, type EntryChange } from './entryChange.ts'

/**
 * Throws 4004 for permissions and sites that do not exist, and for external pages that the console would not
 * show. Permissions, sites and pages that an entry already has stay valid.
 */
export async function requireKnown({ db }: Context, changes: readonly EntryChange[]): Promise<void> {
  const entries = changes.map(({ after }) => after)
  const { rows } = await sql<{ key: string }>`
    select code as key from permission where code = any(${entries.map(codeOf)}) and is_active and deleted_at is null
    union all
    select 'site:' || _id from site where _id = any(${entries.flatMap((one) => asList(one.sites))}) and deleted_at is null`.execute(
    db,
  )
  const known = new Set(rows.map(({ key }) => key))
  const allowedHosts = isParam(hosts) ? (await readParams(db))(hosts) : []
  for (const change of changes) {
    const { after } = change
    const isKnown = !after.permission_code || known.has(after.permission_code)
    const isOpen = !after.is_out || frameTarget(sampleOf(after), { origin, allowedHosts }).kind === 'open'
    const wrong = {
      ...(!isKnown && differs(change, 'permission_code') ? { permission_code: 'choice' } : {}),
      ...(asList(after.sites).some((site) => !known.has(`site:${site}`)) && differs(change, 'sites')
        ? { sites: 'reference' }
        : {}),
      ...(!isOpen && after.out_url && differs(change, 'is_out', 'out_url') ? { out_url: 'frame_host' } : {}),
    }
    if (Object.keys(wrong).length > 0) throw refuseFields('validation.failed', wrong)
  }
}

const hosts = 'iframe.allowed_hosts'
/** Stands for the console's own address: an address without a host is one of its own pages. */
const origin = 'http://console.invalid'
const codeOf = ({ permission_code }: Entry): string => permission_code ?? ''

/** The address with something in place of `{token}` and the like. */
const sampleOf = ({ out_url }: Entry): string => (out_url ?? '').trim().replace(/\{\w+\}/g, 'x')
