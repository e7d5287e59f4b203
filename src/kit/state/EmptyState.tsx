import Inbox from '@mui/icons-material/InboxOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { useCreateAddress } from '#src/kit/useCreateAddress.ts'
import { State } from './State.tsx'

/**
 * Shown in a list without any records; offers to create the first record to users who may, and other ways to
 * start.
 */
export function EmptyState({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const address = useCreateAddress()
  return (
    <State icon={Inbox} title={translate('atrium.state.empty.title')}>
      {address !== null && (
        <Button variant="contained" component={LinkBase} to={address}>
          {translate('atrium.state.empty.action')}
        </Button>
      )}
      {children}
    </State>
  )
}
