import { brand } from '#contract/brandDB/brand.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { refuseFields } from '#contract/reply.ts'
import { isSame } from '#server/engine/audit.ts'
import { checkIntent } from '#server/engine/checkIntent.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { readParams } from '#server/services/params.ts'
import { companiesOf, parseCompanies } from './companies.ts'
import { withinAfter } from './withinAfter.ts'

/** A request as the table has it. */
export type Request = Omit<Stored, 'decisions'> & { decisions: NonNullable<Stored['decisions']> }

type Stored = RecordOf<typeof brandAudit>

/** What a request says about the change that it asks for. */
export type Proposal = Pick<Request, 'before' | 'after' | 'diff' | 'base_rev' | 'level_required'>

/**
 * Looks at a change that is asked for as if it were made, and answers it with what it changes alone. `current` is the brand
 * as it is, null for a new one. Refused: 4004 with `after.<field>` what could not be stored, and `after` where nothing changes.
 */
export function proposalOf(
  inside: Context,
  kind: Request['kind'],
  asked: Row,
  current: Row | null,
): Promise<Proposal> {
  return withinAfter(async () => {
    const { companies: askedCompanies, ...fields } = kind === 'deactivate' ? deactivation(asked) : asked
    const after = await checkIntent(brand, inside, { before: current, values: fields })
    const before =
      current && Object.fromEntries(Object.keys(after).map((name) => [name, current[name] ?? null]))
    if (askedCompanies !== undefined) {
      const companies = await parseCompanies(inside, askedCompanies)
      const known = current ? await companiesOf(inside, String(current['_id'])) : []
      if (!isSame(companies, known)) {
        after['companies'] = companies
        if (before) before['companies'] = known
      }
    }
    const names = Object.keys(after)
    if (names.length === 0) throw refuseFields('validation.failed', { '': 'unchanged' })
    return {
      before,
      after,
      diff: names.map((field) => ({ field, from: before?.[field] ?? null, to: after[field] })),
      base_rev: current ? Number(current['rev']) : null,
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

/** A name, the companies behind a brand, and blacklisting it ask for two people where the operator wants two. */
async function levelsFor({ db }: Context, after: Row): Promise<number> {
  const isGrave = grave.some((name) => name in after) || after['status'] === 'blacklisted'
  return isGrave ? (await readParams(db))('brand.audit_levels') : 1
}

const grave = ['name', 'name_en', 'name_tc', 'companies']
