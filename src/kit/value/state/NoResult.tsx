import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { Button } from '@mui/material'
import { use } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ArrivingContext } from './arrivingContext.ts'
import { State } from './State.tsx'

/** Shown if nothing matches the filters; offers to clear them. */
export function NoResult() {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  const isArriving = use(ArrivingContext) !== null
  return (
    <State
      icon={SearchOff}
      title={translate('atrium.state.no_result.title')}
      text={isArriving ? translate('atrium.state.arriving.text') : undefined}
    >
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {translate('atrium.state.no_result.action')}
      </Button>
    </State>
  )
}
