import LinkOff from '@mui/icons-material/LinkOffOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useNavigate, useParams } from 'react-router-dom'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { State } from '#src/kit/value/state/State.tsx'
import { ExternalPage } from './ExternalPage.tsx'

/**
 * An external menu entry inside the console (specification section 2). It is loaded again when the site
 * changes.
 */
export const FramePage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { menuId = '' } = useParams()
  const { externalEntry, site } = usePerson()
  const entry = externalEntry(menuId)
  if (entry) return <ExternalPage key={`${menuId} ${site?._id}`} entry={entry} />
  return (
    <State
      isPage
      icon={LinkOff}
      title={translate('iframe.unknown.title')}
      text={translate('iframe.unknown.text')}
    >
      <Button variant="outlined" onClick={() => void navigate('/')}>
        {translate('atrium.action.start_page')}
      </Button>
    </State>
  )
}
