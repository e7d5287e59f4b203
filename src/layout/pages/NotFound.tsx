import ExploreOff from '@mui/icons-material/ExploreOffOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { BackActions } from './BackActions.tsx'
import { StatePage } from './StatePage.tsx'

/** Tells the user that there is nothing at this address, or that the record is gone. */
export const NotFound = () => {
  const translate = useTranslate()
  return (
    <StatePage
      icon={<ExploreOff />}
      title={translate('atrium.state.not_found.title')}
      text={translate('atrium.state.not_found.text')}
    >
      <BackActions />
    </StatePage>
  )
}
