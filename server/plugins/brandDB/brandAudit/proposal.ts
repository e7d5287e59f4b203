import { brand } from '#contract/brandDB/brand.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { parseDoc } from '#contract/doc.ts'
import { refuseFields } from '#contract/reply.ts'
import { isSame } from '#server/engine/audit.ts'
import { changedNames, checkWhole } from '#server/engine/change.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { changeableBy } from '#server/engine/privacy.ts'
import { checkReferences } from '#server/engine/references.ts'
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
    const doc = parseDoc(fields, changeableBy(inside.who, brand), current ? 'update' : 'create')
    // What is not said about a new brand is filled in when it is made.
    const changed = new Set(current ? changedNames(current, doc) : Object.keys(fields))
    const record = { ...current, ...doc }
    checkWhole(brand, inside, current, record)
    await checkReferences(brand, inside, [{ record, changed }])
    const before = current && Object.fromEntries([...changed].map((name) => [name, current[name] ?? null]))
    const after = Object.fromEntries([...changed].map((name) => [name, doc[name]]))
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
