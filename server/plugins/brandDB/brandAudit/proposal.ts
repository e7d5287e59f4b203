import { brand } from '#contract/brandDB/brand.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { refuseFields } from '#contract/reply.ts'
import { isSame } from '#server/engine/audit.ts'
import { checkIntent } from '#server/engine/checkIntent.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { readParams } from '#server/services/params.ts'
import type { BrandRow } from './brandRow.ts'
import { companiesOf, parseCompanies } from './companies.ts'
import { withinAfter } from './withinAfter.ts'

/** A request as a row of the table. */
export type Request = Omit<StoredRequest, 'decisions'> & {
  decisions: NonNullable<StoredRequest['decisions']>
}

/** The same as the compiler knows it, which takes a list that begins empty for one that may be missing. */
export type StoredRequest = StoredRecord<typeof brandAudit>

/** The part of a request that describes the change. */
export type Proposal = Pick<Request, 'before' | 'after' | 'diff' | 'base_rev' | 'level_required'>

/**
 * Checks a requested change as if it were made, and returns it reduced to what really changes. `current` is
 * the brand in its current state, null for a new one. Throws 4004 with `after.<field>` for what could not be
 * stored, and with `after` if nothing changes.
 */
export function proposalOf(
  inside: Context,
  kind: Request['kind'],
  asked: Row,
  current: BrandRow | null,
): Promise<Proposal> {
  return withinAfter(async () => {
    const { companies: askedCompanies, ...fields } = kind === 'deactivate' ? deactivation(asked) : asked
    const checked = await checkIntent(brand, inside, { before: current, values: fields })
    const stored: Row | null = current
    const known = current ? await companiesOf(inside, current._id) : []
    const companies = askedCompanies === undefined ? known : await parseCompanies(inside, askedCompanies)
    const isMoved = !isSame(companies, known)
    const after: Row = { ...checked, ...(isMoved ? { companies } : {}) }
    const before: Row | null = stored && {
      ...Object.fromEntries(Object.keys(checked).map((name) => [name, stored[name] ?? null])),
      ...(isMoved ? { companies: known } : {}),
    }
    const names = Object.keys(after)
    if (names.length === 0) throw refuseFields('validation.failed', { '': 'unchanged' })
    return {
      before,
      after,
      diff: names.map((field) => ({ field, from: before?.[field] ?? null, to: after[field] })),
      base_rev: current ? current.rev : null,
      level_required: await levelsFor(inside, after),
    }
  })
}

function deactivation(asked: Row): Row {
  const others = Object.keys(asked).filter((name) => name !== 'status' || asked[name] !== 'inactive')
  if (others.length > 0)
    throw refuseFields('validation.failed', Object.fromEntries(others.map((name) => [name, 'read_only'])))
  return { status: 'inactive' }
}

/**
 * Changes of a name, of the companies behind a brand, and blacklisting need two approvals if the operator
 * wants two.
 */
async function levelsFor({ db }: Context, after: Row): Promise<number> {
  const { status } = after
  const isGrave = grave.some((name) => name in after) || status === 'blacklisted'
  return isGrave ? (await readParams(db))('brand.audit_levels') : 1
}

const grave = ['name', 'name_en', 'name_tc', 'companies']
