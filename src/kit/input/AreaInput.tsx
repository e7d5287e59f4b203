import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { formatArea } from '#src/kit/field/formatNumber.ts'
import { PersonContext } from '#src/kit/personContext.ts'
import { FigureInput } from './FigureInput.tsx'

/** An area in square metres; where the site also counts in square feet, they stand beneath. */
export function AreaInput({ source }: { source: string }) {
  const translate = useTranslate()
  const site = useContext(PersonContext)?.site
  const inFeet = (value: number) => translate('atrium.pick.square_feet', { area: formatArea(value, 'sqft') })
  return (
    <FigureInput
      source={source}
      unit="m²"
      {...(site?.area_unit_secondary === 'sqft' ? { helpFor: inFeet } : {})}
    />
  )
}
