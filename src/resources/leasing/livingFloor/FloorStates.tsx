import Layers from '@mui/icons-material/LayersOutlined'
import Map from '@mui/icons-material/MapOutlined'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { store } from '#contract/brandDB/store.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { State } from '#src/kit/value/state/State.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { Floor } from '#src/resources/brandDB/floor/useFloors.ts'

/** Nobody has drawn the units of the floor. Their values are in the table. */
export function NoDrawing({ floor, showTable }: { readonly floor: Floor; readonly showTable: () => void }) {
  const translate = useTranslate()
  return (
    <State
      icon={Map}
      title={translate('leasing.floor.no_drawing')}
      text={translate('leasing.floor.no_drawing_text')}
    >
      <Button variant="outlined" onClick={showTable}>
        {translate('leasing.floor.show_table')}
      </Button>
      <ToFloors label="draw" floor={floor._id} />
    </State>
  )
}

/** The site has no floors. */
export function NoFloors() {
  const translate = useTranslate()
  return (
    <State icon={Layers} title={translate('leasing.floor.no_floors')}>
      <ToFloors label="open_floors" />
    </State>
  )
}

/** No unit of the floor could be let in the month. */
export function NoUnits() {
  const translate = useTranslate()
  return <State icon={Layers} title={translate('leasing.floor.no_units')} />
}

/** To the floors and their units, for people who may draw them. */
function ToFloors({ label, floor }: { readonly label: string; readonly floor?: string }) {
  const translate = useTranslate()
  const resource = useResourceOf('floor')
  const mayDraw = useCan(store.can.update)
  if (resource === undefined || !mayDraw) return null
  return (
    <Button variant="contained" component={LinkBase} to={`/${resource}${floor ? `?floor=${floor}` : ''}`}>
      {translate(`leasing.floor.${label}`)}
    </Button>
  )
}
