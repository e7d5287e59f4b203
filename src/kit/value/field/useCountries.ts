import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { countryCodes, countryName } from './countryName.ts'

/** Returns all countries and regions in the current language, sorted by name. */
export function useCountries(): readonly { readonly id: string; readonly name: string }[] {
  const locale = useLocale() ?? ''
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale.replace('_', '-'))
    return countryCodes
      .map((id) => ({ id, name: countryName(id, locale) }))
      .sort((one, other) => compare(one.name, other.name))
  }, [locale])
}
