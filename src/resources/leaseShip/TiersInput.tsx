import { useGetList, useTranslate } from 'react-admin'
import type { TurnoverTier } from '#contract/leasing/leaseTerms.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'
import { RowsInput } from './RowsInput.tsx'

const texts = 'leasing.lease.tier'
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
  const tiers = Array.isArray(input.value) ? (input.value as readonly TurnoverTier[]) : []
  const change = (at: number, values: Partial<TurnoverTier>) =>
    input.setValue(tiers.map((tier, index) => (index === at ? { ...tier, ...values } : tier)))
  const add = () => {
    const last = tiers.at(-1)
    const from_amount = last?.to_amount ?? 0
    const tier = { sales_category_id: last?.sales_category_id ?? null, rate: last?.rate ?? 0.1 }
    input.setValue([...tiers, { ...tier, from_amount, to_amount: null }])
  }
  return (
    <RowsInput
      input={input}
      texts={texts}
      columns={['from_amount', 'to_amount', 'rate', 'category']}
      rows={tiers}
      onAdd={add}
      onRemove={(at) => input.setValue(tiers.filter((_, index) => index !== at))}
      renderCells={(tier, at, label) => ({
        from_amount: (
          <Amount
            label={label('from_amount')}
            value={tier.from_amount}
            onChange={(value) => change(at, { from_amount: value ?? 0 })}
          />
        ),
        to_amount: (
          <Amount
            label={label('to_amount')}
            value={tier.to_amount}
            onChange={(to_amount) => change(at, { to_amount })}
          />
        ),
        rate: (
          <Amount
            label={label('rate')}
            // Four places of a percentage are six of a fraction, which is what is stored.
            value={Math.round(tier.rate * 1e6) / 1e4}
            onChange={(value) => change(at, { rate: Math.round((value ?? 0) * 1e4) / 1e6 })}
          />
        ),
        category: (
          <select
            aria-label={label('category')}
            value={tier.sales_category_id ?? ''}
            onChange={({ target }) => change(at, { sales_category_id: target.value || null })}
          >
            <option value="">{translate(`${texts}.all`)}</option>
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

interface AmountProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

const Amount = ({ label, value, onChange }: AmountProps) => (
  <input
    type="number"
    inputMode="decimal"
    min={0}
    step="any"
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
  />
)
