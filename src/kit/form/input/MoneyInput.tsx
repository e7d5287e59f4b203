import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { FigureInput } from './FigureInput.tsx'

interface MoneyInputProps {
  readonly source: string
  /** Such as HKD. */
  readonly currency?: string
  /** The field of the form that has the currency; `currency` by default. */
  readonly currencyIn?: string
}

/**
 * An amount of money with its currency: the given currency, that of the form, otherwise that of the current
 * site.
 */
export function MoneyInput({ source, currency, currencyIn }: MoneyInputProps) {
  const site = useContext(PersonContext)?.site
  const chosen: unknown = useWatch({ name: currencyIn ?? 'currency' })
  const inForm = typeof chosen === 'string' && chosen !== '' ? chosen : undefined
  return <FigureInput source={source} unit={currency ?? inForm ?? site?.currency} />
}
