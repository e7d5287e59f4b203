import { sql } from 'kysely'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { text } from '#contract/localText.ts'
import { todosOf } from '#server/services/todos/todo.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** The name of the brand, or of the brand that is to be added. */
const brandName = (column: 'name' | 'name_tc' | 'name_en'): Sql => sql`coalesce(
  (select coalesce(nullif(${sql.ref(`b.${column}`)}, ''), b.name) from brand b where b._id = brand_audit.brand_id),
  nullif(brand_audit.after ->> ${column}, ''), brand_audit.after ->> 'name')`

/** What waits for the people who work with brands. */
export const todos = [
  todosOf(brandAudit, {
    title: [() => ({ zh_CN: brandName('name'), zh_TW: brandName('name_tc'), en_US: brandName('name_en') })],
    link: ({ _id }) => `/brandDB/brandAudit/${_id}`,
    starter: 'submitted_by',
    withdraw: 'withdraw',
    kinds: [
      {
        id: 'brandDB.decide',
        name: text('审批品牌申请', '審批品牌申請', 'Decide on a brand request'),
        steps: ['approve', 'reject'],
        since: 'submitted_at',
      },
      {
        id: 'brandDB.revise',
        name: text('修改被退回的品牌申请', '修改被退回的品牌申請', 'Revise a rejected brand request'),
        steps: ['resubmit'],
        holder: 'created_by',
      },
    ],
  }),
]
