import Inbox from '@mui/icons-material/InboxOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useCanAccess, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { useTranslate } from 'react-admin'
import { State } from './State.tsx'

/**
 * Shown in a list without any records; offers to create the first record to users who may, and other ways to
 * start.
 */
export function EmptyState({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { hasCreate } = useResourceDefinition()
  const { canAccess } = useCanAccess({ resource, action: 'create', enabled: hasCreate === true })
  const createPath = useCreatePath()
  return (
    <State icon={Inbox} title={translate('atrium.state.empty.title')}>
      {hasCreate && canAccess && (
        <Button variant="contained" component={LinkBase} to={createPath({ resource, type: 'create' })}>
          {translate('atrium.state.empty.action')}
        </Button>
      )}
      {children}
    </State>
  )
}
