import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import { Button, Tooltip } from '@mui/material'
import { useState } from 'react'
import type { ReactNode } from 'react'
import {
  useCanAccess,
  useCreatePath,
  useNavigate,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { returning } from '#src/kit/table/useReturn.ts'
import { fromRecord } from '#src/kit/form/useLeaveForm.ts'
import { ConfirmDelete } from './ConfirmDelete.tsx'

interface ActionProps {
  /** Why the record's state does not allow it now; the button stays visible and says so. */
  reason?: string | undefined
}

interface EditActionProps extends ActionProps {
  /** Whether it is the primary button; it is, unless a step is. */
  isPrimary?: boolean
}

/** Opens the form of the current record, for users who may change it. */
export function EditAction({ reason, isPrimary = true }: EditActionProps) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { hasEdit } = useResourceDefinition()
  const { canAccess } = useCanAccess({
    resource,
    action: 'edit',
    ...(record ? { record } : {}),
    enabled: hasEdit === true,
  })
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const translate = useTranslate()
  if (!record || !hasEdit || !canAccess) return null
  return (
    <ActionButton
      reason={reason}
      icon={<Edit />}
      isPrimary={isPrimary}
      onClick={() => navigate(createPath({ resource, id: record.id, type: 'edit' }), { state: fromRecord })}
    >
      {translate('atrium.action.edit')}
    </ActionButton>
  )
}

/** Deletes the current record after confirmation, for users who may, and returns to the list. */
export function DeleteAction({ reason }: ActionProps) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { canAccess } = useCanAccess({ resource, action: 'delete', ...(record ? { record } : {}) })
  const [isAsking, setAsking] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const translate = useTranslate()
  if (!record || !canAccess) return null
  const leave = () => {
    notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
    redirect('list', resource, undefined, undefined, returning)
  }
  return (
    <>
      <ActionButton reason={reason} icon={<Delete />} onClick={() => setAsking(true)}>
        {translate('atrium.action.delete')}
      </ActionButton>
      {isAsking && <ConfirmDelete record={record} onClose={() => setAsking(false)} onDeleted={leave} />}
    </>
  )
}

interface ActionButtonProps extends ActionProps {
  icon?: ReactNode
  isPrimary?: boolean
  /** The key that does the same. */
  shortcut?: string | undefined
  onClick: () => void
  children: ReactNode
}

/** A button on a record's page. With a reason it is disabled, but can still be focused and read. */
export function ActionButton({ reason, icon, isPrimary = false, shortcut, ...rest }: ActionButtonProps) {
  const { onClick, children } = rest
  const isOff = reason !== undefined
  return (
    <Tooltip title={reason ?? ''} describeChild>
      <Button
        variant={isPrimary && !isOff ? 'contained' : 'outlined'}
        startIcon={icon}
        aria-disabled={isOff}
        aria-keyshortcuts={isOff ? undefined : shortcut}
        sx={isOff ? { color: 'text.disabled', cursor: 'not-allowed' } : null}
        onClick={isOff ? undefined : onClick}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
