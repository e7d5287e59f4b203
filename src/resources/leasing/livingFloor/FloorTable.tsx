import { LinkBase, useCreatePath, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { store } from '#contract/brandDB/store.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import type { TotalColumn } from '#src/kit/table/TotalColumn.ts'
import { firstEnd } from './bands.ts'
import { tenantNames } from './tenantNames.ts'
import type { FloorReply, UnitMonth } from './useLivingFloor.ts'

interface FloorTableProps {
  readonly reply: FloorReply
  readonly rows: readonly UnitMonth[]
  readonly label: string
  /** The name of the file that the table can be saved as. */
  readonly file: string
}

/** The units of a month with all values that the person sees. */
export function FloorTable({ reply: { units, sees, currency }, rows, label, file }: FloorTableProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const createPath = useCreatePath()
  const ships = useResourceOf('tenant_ship') ?? ''
  const stores = useResourceOf(store.name)
  const maySee = useCan(store.can.view) && stores !== undefined
  const shopPage = usePageShowing('store')
  const pageOf = (id: string) =>
    shopPage?.(id) ?? (maySee ? createPath({ resource: stores, id, type: 'show' }) : undefined)
  const words = useWords(ships)
  const column = (source: string, kind: NonNullable<TotalColumn['kind']>): TotalColumn => ({
    source,
    kind,
    label: `leasing.floor.column.${source}`,
  })
  const numbers = new Map(units.map(({ store_id, store_no }) => [store_id, store_no]))
  return (
    <TotalTable
      label={label}
      file={file}
      currency={currency}
      rows={rows.map((row) => ({
        ...row,
        _id: row.store_id,
        store_no: numbers.get(row.store_id),
        tenant: tenantNames(row, locale),
        status: row.tenants[0]
          ? words.choice('status', row.tenants[0].status)
          : translate('leasing.floor.vacant'),
        end_date: firstEnd(row),
      }))}
      columns={[
        {
          ...column('store_no', 'text'),
          isName: true,
          render: ({ store_id, store_no }) => {
            const page = pageOf(String(store_id))
            return page ? <LinkBase to={page}>{String(store_no)}</LinkBase> : String(store_no)
          },
        },
        column('tenant', 'text'),
        column('status', 'text'),
        column('area', 'area'),
        column('end_date', 'date'),
        ...(sees.sales ? [column('sales_density', 'money')] : []),
        ...(sees.rents ? [column('base_rent_per_m2', 'money')] : []),
        ...(sees.problems ? [column('open_problems', 'count')] : []),
      ]}
    />
  )
}
