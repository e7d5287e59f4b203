import { useCountries } from '#src/kit/value/field/useCountries.ts'
import { OptionInput } from './OptionInput.tsx'

/** A country or region, found by its name or its code. */
export function CountryInput({ source }: { source: string }) {
  const countries = useCountries()
  return (
    <OptionInput
      source={source}
      options={countries.map((one) => ({ ...one, more: one.id }))}
      isPending={false}
      none="atrium.state.no_result.title"
    />
  )
}
