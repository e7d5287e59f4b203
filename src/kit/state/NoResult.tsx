import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { State } from './State.tsx'

/** Shown if nothing matches the filters; offers to clear them. */
export function NoResult() {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  return (
    <State icon={SearchOff} title={translate('atrium.state.no_result.title')}>
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {translate('atrium.state.no_result.action')}
      </Button>
    </State>
  )
}
