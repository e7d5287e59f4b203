import { useLocale } from 'react-admin'
import { countryName } from './countryName.ts'

/** A country or region by its name in the current language. */
export const CountryLabel = ({ code }: { readonly code: string }) => countryName(code, useLocale() ?? '')
