import { sql } from 'kysely'
import { date } from '#contract/dayFields.ts'
import { ref, text as textField } from '#contract/fields.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { tenantRentWords } from '#contract/leasing/tenantRent.words.ts'
import { text, type LocalText } from '#contract/localText.ts'
import { decimal } from '#contract/numberFields.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { defineReport } from '#server/services/reports/defineReport.ts'
import { sumsOf } from '#server/services/reports/sumsOf.ts'
import { outstanding } from '#server/plugins/leasing/rents/outstanding.ts'

const { fields, choices } = tenantRentWords
const amount = (title: LocalText) => ({ title, field: decimal(), kind: 'amount' }) as const
const common = { group: text('租赁', '租賃', 'Leasing'), can: seesRents, scope: 'site' } as const
const currency = { title: text('货币', '貨幣', 'Currency'), field: textField() }

/** Amounts of different currencies do not add up. */
const totalOf = (rows: readonly Row[], names: readonly string[]) =>
  sumsOf(rows, new Set(rows.map(({ currency: own }) => own)).size > 1 ? [] : names)

/** The bills that a person sees, each with what is open of it. */
const billsOf = (context: Context, site: string | undefined): Sql => sql`(
  select tenant_rent.*, ${outstanding} as open, at.currency,
    (to_timestamp(${context.now}) at time zone at.timezone)::date as today
  from ${visibleTable(tenantRent, context, { site })} join site at on at._id = tenant_rent.site where is_actual)`

const ages = ['not_due', 'to_30', 'to_60', 'to_90', 'older'] as const

/** What tenants owe, by the days since it was due. A correction has the age of the bill that it corrects. */
const aging = defineReport({
  ...common,
  id: 'leasing.aging',
  title: text('应收账龄', '應收帳齡', 'Receivables by age'),
  does: text(
    '按逾期天数列出每个租户的未收款。',
    '按逾期日數列出每個租戶的未收款。',
    'Lists what each tenant owes by the days since it was due.',
  ),
  takes: {},
  words: {},
  columns: {
    tenant_ship_id: { title: fields.tenant_ship_id, field: ref('tenant_ship') },
    store_id: { title: fields.store_id, field: ref('store') },
    site: { title: fields.site, field: ref('site') },
    currency,
    not_due: amount(text('未到期', '未到期', 'Not due')),
    to_30: amount(text('1–30 天', '1–30 日', '1–30 days')),
    to_60: amount(text('31–60 天', '31–60 日', '31–60 days')),
    to_90: amount(text('61–90 天', '61–90 日', '61–90 days')),
    older: amount(text('90 天以上', '90 日以上', 'Over 90 days')),
    open: amount(fields.outstanding),
  },
  read: async ({ context, site }) => {
    const sum = (where: Sql) => sql`coalesce(sum(open) filter (where ${where}), 0)`
    const { rows } = await sql<Row>`
      with bill as materialized ${billsOf(context, site)}, aged as (
        select bill.*, bill.today - coalesce(first.due_date, bill.due_date, bill.today) as days
        from bill left join bill first on first._id = bill.corrects)
      select tenant_ship_id, aged.store_id, aged.site, currency, ${sum(sql`days <= 0`)} as not_due,
        ${sum(sql`days between 1 and 30`)} as to_30, ${sum(sql`days between 31 and 60`)} as to_60,
        ${sum(sql`days between 61 and 90`)} as to_90, ${sum(sql`days > 90`)} as older, sum(open) as open
      from aged join store on store._id = aged.store_id
      group by tenant_ship_id, aged.store_id, aged.site, currency, store_no having bool_or(open <> 0)
      order by aged.site, ${naturalOrder('store_no')}, tenant_ship_id`.execute(context.db)
    return { count: rows.length, pages: [rows], total: totalOf(rows, [...ages, 'open']) }
  },
})

/** The bills of a tenant with what was paid, to print or send. */
const statement = defineReport({
  ...common,
  id: 'leasing.statement',
  title: text('租户对账单', '租戶結單', 'Statement of a tenant'),
  does: text(
    '列出一个租户的账单、实收与未收。',
    '列出一個租戶的帳單、實收與未收。',
    'Lists the bills of a tenant, what was paid and what is open.',
  ),
  takes: { tenant_ship_id: ref('tenant_ship', { required: true }), from: date(), to: date() },
  words: {
    tenant_ship_id: { label: fields.tenant_ship_id },
    from: { label: text('到期日自', '到期日由', 'Due from') },
    to: { label: text('到期日至', '到期日至', 'Due until') },
  },
  columns: {
    stat_month: { title: fields.stat_month, field: textField() },
    charge_type: {
      title: fields.charge_type,
      field: tenantRent.fields.charge_type,
      choices: choices.charge_type,
    },
    bill_no: { title: fields.bill_no, field: textField() },
    due_date: { title: fields.due_date, field: date() },
    status: { title: fields.status, field: tenantRent.fields.status, choices: choices.status },
    currency,
    amount_due: amount(fields.amount_due),
    amount_paid: amount(fields.amount_paid),
    open: amount(fields.outstanding),
  },
  read: async ({ context, site, params: { tenant_ship_id, from, to } }) => {
    const { rows } = await sql<Row>`
      select stat_month, charge_type, bill_no, due_date, status, currency, amount_due, amount_paid, open
      from ${billsOf(context, site)} bill
      where tenant_ship_id = ${tenant_ship_id} and (${from ?? null}::date is null or due_date >= ${from ?? null}::date)
        and (${to ?? null}::date is null or due_date <= ${to ?? null}::date)
      order by stat_month, charge_type, created_at, _id`.execute(context.db)
    return {
      count: rows.length,
      pages: [rows],
      total: totalOf(rows, ['amount_due', 'amount_paid', 'open']),
    }
  },
})

/** What tenants owe, all of them and one by one. */
export const receivables = [aging, statement]
