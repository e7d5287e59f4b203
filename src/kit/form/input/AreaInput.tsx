import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { FigureInput } from './FigureInput.tsx'

/** An area in square metres; if the site also uses square feet, they are shown below. */
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
