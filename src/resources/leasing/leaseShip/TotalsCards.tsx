import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'

interface TotalsCardsProps {
  /** The totals of leases, as the server sends them. It sends amounts only to people who may see them. */
  readonly totals: Readonly<Record<string, unknown>>
  /** Further cards. */
  readonly children?: ReactNode
}

/** Totals of leases in force: area, monthly base rent, and how many years they still run (WALE). */
export function TotalsCards({ totals, children }: TotalsCardsProps) {
  const translate = useTranslate()
  const { area, currency, monthly_base: base } = totals
  const label = (name: string) => translate(`leasing.lease.summary.${name}`)
  return (
    <FigureCards>
      <FigureCard label={label('area')} value={numberOf(area)} unit="area" />
      {typeof base === 'number' && typeof currency === 'string' && (
        <FigureCard label={label('monthly_base')} value={base} unit={{ currency }} />
      )}
      {['wale_area', 'wale_rent'].map(
        (name) =>
          typeof totals[name] === 'number' && (
            <FigureCard key={name} label={label(name)} value={Math.round(totals[name] * 100) / 100} />
          ),
      )}
      {children}
    </FigureCards>
  )
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
