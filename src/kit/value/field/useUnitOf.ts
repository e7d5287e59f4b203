import { useCallback, useContext } from 'react'
import { useLocale, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { PersonContext, type Person } from '#src/kit/base/person/personContext.ts'
import { formatFigure, type FigureUnit } from './formatFigure.ts'
import { formatIn } from './formatNumber.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Returns what the numbers of a field are measured in: by the meaning of the field, and for money by the record, because amounts
 * are in its own currency or in that of its site. The record is of the current resource, or of a named resource. Amounts whose currency is not known are bare numbers.
 */
export function useUnitOf(name?: string): (field: Field, record?: Values) => FigureUnit {
  const person = useContext(PersonContext)
  const resources = useContext(ResourcesContext)
  const contract = resources.get(
    useResourceContext(name === undefined ? {} : { resource: name }) ?? '',
  )?.contract
  return useCallback(
    ({ means }, record) => {
      if (means === 'area' || means === 'ratio') return means
      const currency = means === 'money' ? currencyOf(contract, person, record) : undefined
      return currency === undefined ? 'count' : { currency }
    },
    [contract, person],
  )
}

/** Returns how a number of a field is written where it stands alone: with its unit. */
export function useLoneWriter(name?: string): (field: Field, record?: Values) => (value: number) => string {
  const unitOf = useUnitOf(name)
  const locale = useLocale() ?? ''
  return (field, record) =>
    field.decimals === undefined
      ? (value) => formatFigure(value, unitOf(field, record), locale)
      : formatIn(field.decimals)
}

function currencyOf(
  contract: Resource | undefined,
  person: Person | null,
  record: Values | undefined,
): string | undefined {
  if (contract?.fields['currency']) {
    const own = record?.['currency']
    return typeof own === 'string' && own !== '' ? own : undefined
  }
  if (contract?.scope !== 'site' || !person) return undefined
  const site = record?.['site'] ?? person.site?._id
  return person.user.sites.find(({ _id }) => _id === site)?.currency ?? siteOf(person, site)?.currency
}

const siteOf = ({ site }: Person, id: unknown) => (site?._id === id ? site : undefined)

/** What a heading says of a unit: a currency or `m²`; undefined if the figures say it themselves, or have none. */
export const unitText = (unit: FigureUnit): string | undefined =>
  typeof unit === 'object' ? unit.currency : unit === 'area' ? 'm²' : undefined

/** Returns a heading with the unit of the figures below it, if it says one. */
export function useHeading(): (label: string, unit: string | undefined) => string {
  const translate = useTranslate()
  return (label, unit) => (unit === undefined ? label : translate('atrium.value.in_unit', { label, unit }))
}
