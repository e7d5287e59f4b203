import { LinkBase } from 'react-admin'
import type { ReportColumn } from '#src/kit/page/report/ReportTable.tsx'

/** The address of the page of a brand. */
export const brandAddress = (id: string): string => `/brandDB/brand/${encodeURIComponent(id)}/show`

const column = (source: string, kind: ReportColumn['kind'] & string): ReportColumn => ({
  source,
  label: `brandDB.ranking.column.${source}`,
  kind,
})

const first: readonly ReportColumn[] = [
  {
    ...column('name', 'text'),
    render: ({ brand_id, name }) =>
      typeof brand_id === 'string' ? (
        <LinkBase to={brandAddress(brand_id)}>{String(name)}</LinkBase>
      ) : (
        String(name)
      ),
  },
  column('rank', 'count'),
]

/** The columns of each ranking. */
export const rankingColumns: Readonly<Record<'sales' | 'rent', readonly ReportColumn[]>> = {
  sales: [
    ...first,
    column('sales', 'money'),
    column('share', 'ratio'),
    column('mom', 'ratio'),
    column('yoy', 'ratio'),
    column('stores', 'count'),
  ],
  rent: [
    ...first,
    column('rent', 'money'),
    column('share', 'ratio'),
    column('occupancy_cost', 'money'),
    column('sales', 'money'),
    column('ocr', 'ratio'),
    column('stores', 'count'),
  ],
}
