import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import type { Work } from '#server/services/jobs/defineJob.ts'
import type { MonthRun } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import type { SkippedTenancy } from '#server/plugins/PS/performance/calculation/leftOut.ts'
import {
  forgetFigures,
  stageFigures,
  stagedFigures,
} from '#server/plugins/PS/performance/calculation/stageFigures.ts'

type Turns = Pick<Work<unknown>, 'giveWay' | 'signal'>

/** Has what leases and sales come to in a month. */
interface Charges {
  /** A table of `ship_id`, `charge_type`, `amount` and `sales_basis`. */
  readonly charges: Sql
  /** The tenancies that cannot be calculated. */
  readonly left: readonly SkippedTenancy[]
}

/**
 * Calculates the charges of a month as retail performance does, before what was billed replaces them, and gives them to `use`, in
 * whose transaction they can be read. On the embedded database others have their turn meanwhile.
 */
export async function withCharges<T>(
  context: Context,
  run: MonthRun,
  { giveWay, signal }: Turns,
  use: (inside: Context, charges: Charges) => Promise<T>,
): Promise<T> {
  const nextTurn = async () => {
    const others = await giveWay?.()
    signal.throwIfAborted()
    return others ? 'amongOthers' : 'alone'
  }
  const calculate = async (on: Context) => {
    const left = await stageFigures(on.db, run, nextTurn)
    if (!left) throw new Error('Nobody stopped it.')
    return left
  }
  // Staged figures are of the connection: there is only one where others have their turn.
  const staged = giveWay && (await calculate(context))
  try {
    return await transact(context, async (inside) => {
      const left = staged ?? (await calculate(inside))
      const result = await use(inside, { charges: chargesOf(run), left })
      if (!staged) await forgetFigures(inside.db, run)
      return result
    })
  } finally {
    if (staged) await forgetFigures(context.db, run)
  }
}

/** By tenancy: several units of a tenancy have one bill. */
const chargesOf = (run: MonthRun): Sql => sql`(
  ${stagedFigures(run)}
  select ship_id, charge_type, coalesce(sum(amount), 0) as amount,
    case when charge_type <> 'turnover' then null when bool_or('estimated' = any(warnings)) then 'estimated'
      when bool_and(trading_days = 0 or coalesce(coverage = 1, false)) then 'final' else 'incomplete' end as sales_basis
  from figure cross join lateral jsonb_each_text(inputs -> 'computed') as computed (charge_type, value)
  cross join lateral (select value::numeric as amount) as charge
  group by ship_id, charge_type) charges`
