import Inbox from '@mui/icons-material/InboxOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, use, type ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useCreateAddress } from '#src/kit/base/resource/useCreateAddress.ts'
import { ArrivingContext } from './arrivingContext.ts'
import { ArrivingState } from './ArrivingState.tsx'
import { State } from './State.tsx'

// Few lists are empty, and only while an installation is new.
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }))

/**
 * Shown in a list without any records; offers to create the first record to users who may, and other ways to
 * start, and says what has to be set up first.
 */
export function EmptyState({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const address = useCreateAddress()
  if (use(ArrivingContext)) return <ArrivingState />
  return (
    <State icon={Inbox} title={translate('atrium.state.empty.title')}>
      {address !== null && (
        <Button variant="contained" component={LinkBase} to={address}>
          {translate('atrium.state.empty.action')}
        </Button>
      )}
      {children}
      <Suspense>
        <FirstSteps />
      </Suspense>
    </State>
  )
}
