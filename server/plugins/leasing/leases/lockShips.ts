import { sql } from 'kysely'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { ShipRow } from '#server/plugins/leasing/ships/requireRoom.ts'

/** The tenancies for which this is true, locked until the end of the transaction, whoever may see them. */
export async function lockShips(inside: Context, where: Sql): Promise<ShipRow[]> {
  const { rows } = await sql<ShipRow>`
    select ${columnsOf(tenantShip)} from ${visibleTable(tenantShip, await asSystem(inside))}
    where ${where} order by _id for update`.execute(inside.db)
  return rows
}
