import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'

/** An area in square metres, and at sites that also count in square feet in those too. */
export function useArea(area: number | null): string {
  const { site } = usePerson()
  const metric = formatArea(area)
  return site?.area_unit_secondary === 'sqft' && area !== null
    ? `${metric} · ${formatArea(area, 'sqft')}`
    : metric
}
