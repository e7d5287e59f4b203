import Hourglass from '@mui/icons-material/HourglassTopOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { State } from './State.tsx'

/** Shown in place of an empty list while the data of the demo is still arriving. */
export function ArrivingState() {
  const translate = useTranslate()
  return (
    <State
      icon={Hourglass}
      title={translate('atrium.state.arriving.title')}
      text={translate('atrium.state.arriving.text')}
    />
  )
}
