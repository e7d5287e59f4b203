import { useGetList } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { TurnoverTier } from '#contract/leasing/leaseTerms.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { NumberBox } from '#src/kit/form/input/NumberBox.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import { RowsInput } from './RowsInput.tsx'

const all = { pagination: { page: 1, perPage: 200 }, sort: { field: 'order', order: 'ASC' } } as const

/** The share of sales that a tenant pays, from one amount to another, of all sales or of a category. */
export function TiersInput() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const input = useFieldInput('turnover_tiers')
  const resource = useResourceOf('sales_category')
  const { data: categories = [] } = useGetList(resource ?? '', all, {
    enabled: resource !== undefined,
    onError: () => undefined,
  })
  return (
    <RowsInput<TurnoverTier>
      input={input}
      texts="leasing.lease.tier"
      columns={['from_amount', 'to_amount', 'rate', 'category']}
      withNew={(rows) => [...rows, nextTier(rows.at(-1))]}
      renderCells={(tier, change, label) => ({
        from_amount: (
          <NumberBox
            min={0}
            aria-label={label('from_amount')}
            value={tier.from_amount}
            onChange={(value) => change({ from_amount: value ?? 0 })}
          />
        ),
        to_amount: (
          <NumberBox
            min={0}
            aria-label={label('to_amount')}
            value={tier.to_amount}
            onChange={(to_amount) => change({ to_amount })}
          />
        ),
        rate: (
          <NumberBox
            min={0}
            aria-label={label('rate')}
            max={100}
            unit="%"
            // Four places of a percentage are six of a fraction, which is what is stored.
            value={Math.round(tier.rate * 1e6) / 1e4}
            onChange={(value) => change({ rate: Math.round((value ?? 0) * 1e4) / 1e6 })}
          />
        ),
        category: (
          <select
            aria-label={label('category')}
            value={tier.sales_category_id ?? ''}
            onChange={({ target }) => change({ sales_category_id: target.value || null })}
          >
            <option value="">{translate('leasing.lease.tier.all')}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {nameOf(category)}
              </option>
            ))}
          </select>
        ),
      })}
    />
  )
}

/** Begins where the tier before ends. */
const nextTier = (last: TurnoverTier | undefined): TurnoverTier => ({
  sales_category_id: last?.sales_category_id ?? null,
  from_amount: last?.to_amount ?? 0,
  to_amount: null,
  rate: last?.rate ?? 0.1,
})
