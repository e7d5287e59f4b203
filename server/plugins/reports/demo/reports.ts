import { text } from '#contract/localText.ts'
import { commonColumns, siteDay } from '#server/demo/commonColumns.ts'
import type { DemoGround } from '#server/demo/demoGround.ts'
import type { DemoTable } from '#server/db/demoTable.ts'

const day = 86_400

const titles = {
  problems: text('巡场问题', '巡場問題', 'Tour issues'),
  brands: text('品牌清单', '品牌清單', 'Brand list'),
  sales: text('租户销售', '租戶銷售', 'Tenant sales'),
}

/**
 * Reports that are sent by the clock: the problems of last week every Monday, and the brands on the first of the
 * month; and reports that were run so long ago that their files are no longer kept.
 */
export const reportTables = ({ users, now, opened }: DemoGround): DemoTable[] => {
  const idOf = (username: string) => users.find((user) => user.username === username)?._id ?? null
  const [grace, leasing] = [idOf('grace.group@example.com'), idOf('leasing.head')]
  const exporters = ['leasing.sh', 'wh.manager', 'finance.analyst', 'auditor'].map(idOf)
  const by = (user: string | null, at: number) => ({
    ...commonColumns(at),
    created_by: user,
    updated_by: user,
  })
  const problems = { report: 'RM.problems', title: titles.problems, site: '2' }
  const brands = { report: 'brandDB.brands', title: titles.brands, site: null }
  const sales = { report: 'PS.tenant_sale', title: titles.sales, site: '2' }
  const exported = [
    ...[problems, brands, problems, brands].map(
      (what, index) => [what, index % 2 === 0 ? grace : leasing] as const,
    ),
    ...[brands, { ...problems, site: '5' }, sales, brands].map(
      (what, index) => [what, exporters[index] ?? null] as const,
    ),
  ]
  return [
    {
      table: 'report_schedule',
      rows: [
        {
          _id: 'RS-problems',
          ...scheduled(problems, titles.problems),
          params: { period: 'last_week' },
          repeats: 'weekly',
          weekday: 'mon',
          day: null,
          next_at: nextAt(now, (one) => new Date(`${one}T00:00:00Z`).getUTCDay() === 1),
          ...by(grace, opened),
        },
        {
          _id: 'RS-brands',
          ...scheduled(brands, titles.brands),
          params: { status: 'active' },
          repeats: 'monthly',
          weekday: null,
          day: 1,
          next_at: nextAt(now, (one) => one.endsWith('-01')),
          ...by(leasing, opened),
        },
      ],
    },
    {
      table: 'report_export',
      rows: exported.map(([what, user], index) => {
        const at = now - (100 + index * 9) * day
        const rows = what === brands ? 96 : 14 + index * 5
        return {
          _id: `RE-${index + 1}`,
          ...what,
          params: what === brands ? { status: 'active' } : { period: 'last_month' },
          given: what === brands ? 'Status: Active' : `Period: ${monthBefore(at)}`,
          locale: 'en_US',
          format: index === 2 ? 'csv' : 'xlsx',
          state: 'done',
          rows,
          size: 4200 + rows * 160,
          finished_at: at + 2,
          ...by(user, at),
        }
      }),
    },
  ]
}

const scheduled = (
  { report, site }: { readonly report: string; readonly site: string | null },
  { zh_CN: name, zh_TW: name_tc, en_US: name_en }: (typeof titles)['brands'],
) => ({
  report,
  site,
  name,
  name_tc,
  name_en,
  format: 'xlsx',
  at_time: '08:00',
  timezone: 'Asia/Shanghai',
  is_paused: false,
})

/** The month before a moment: `2026-07-01 – 2026-07-31`. */
function monthBefore(at: number): string {
  const last = siteDay(at - Number(siteDay(at).slice(8)) * day)
  return `${last.slice(0, 7)}-01 – ${last}`
}

/** Eight o'clock of the next day that fits, at the sites. */
function nextAt(now: number, fits: (day: string) => boolean): number {
  const ahead = Array.from({ length: 62 }, (_, index) => siteDay(now + index * day))
  const due = ahead.map((one) => ({ one, at: Date.parse(`${one}T08:00:00+08:00`) / 1000 }))
  return due.find(({ one, at }) => at > now && fits(one))?.at ?? now
}
