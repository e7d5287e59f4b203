import { createHash } from 'node:crypto'
import type { Query } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { authorOf } from './asSystem.ts'
import type { Context } from './context.ts'
import { writeAudit } from './writeAudit.ts'

/** Longer conditions are cut: the log is kept forever, and a condition with ticked records can have 22 kB. */
const mostCharacters = 300
const mostFields = 60

/**
 * Writes to the audit log who exported what, how many records and which fields. The size of an entry is
 * limited.
 */
export async function auditExport(
  resource: Resource,
  context: Context,
  { cond, sort, site }: Query,
  { total, fields }: { readonly total: number; readonly fields: readonly string[] },
): Promise<void> {
  const after = {
    total,
    fields: fields.slice(0, mostFields),
    ...(fields.length > mostFields ? { more_fields: fields.length - mostFields } : {}),
    cond: shortened(cond),
    sort: shortened(sort),
    site: shortened(site),
    ...(resource.scope === 'global' ? {} : { sites: sitesOf(context, site) }),
  }
  await writeAudit(context.db, [
    {
      at: context.now,
      user_id: authorOf(context),
      ip: context.ip,
      action: 'export',
      entity: resource.name,
      entity_id: '*',
      request_id: context.requestId,
      after,
    },
  ])
}

/** The sites of the exported rows. */
const sitesOf = ({ who }: Context, site: string | undefined): readonly string[] =>
  site === undefined || site === '' || site === 'ALL' ? who.sites.map(({ _id }) => _id) : [site]

/**
 * A text, or the beginning of a long text with its hash, which identifies a text that is known from
 * elsewhere.
 */
function shortened(text: string | undefined): string | null {
  if (text === undefined) return null
  if (text.length <= mostCharacters) return text
  const hash = createHash('sha256').update(text).digest('hex')
  return `${text.slice(0, mostCharacters).toWellFormed()}… (${text.length} characters, SHA-256 ${hash})`
}
