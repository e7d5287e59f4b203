import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import MoreVert from '@mui/icons-material/MoreVertRounded'
import { Button, Tooltip } from '@mui/material'
import { lazy, Suspense, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import {
  useCanAccess,
  useCreatePath,
  useNavigate,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { useLeaveQuestion } from '#src/kit/form/unsaved/useLeaveQuestion.tsx'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { returning } from '#src/kit/value/frame/returning.ts'
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

/** Fetched only on phones. */
const ToolSheet = lazy(async () => ({
  default: (await import('#src/kit/table/list/ToolSheet.tsx')).ToolSheet,
}))

/**
 * Deletes the current record after confirmation, for users who may, and returns to the list. On a phone it is one tap
 * away from the other actions, out of the thumb's way.
 */
export function DeleteAction({ reason }: ActionProps) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { canAccess } = useCanAccess({ resource, action: 'delete', ...(record ? { record } : {}) })
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isPhone = useIsPhone()
  const notify = useNotify()
  const redirect = useRedirect()
  const translate = useTranslate()
  if (!record || !canAccess) return null
  const leave = () => {
    notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
    redirect('list', resource, undefined, undefined, returning)
  }
  const ask = () => {
    setOpen(false)
    setAsking(true)
  }
  const button = (
    <ActionButton reason={reason} icon={<Delete />} isDanger onClick={ask}>
      {translate('atrium.action.delete')}
    </ActionButton>
  )
  const more = translate('atrium.action.more_actions')
  return (
    <>
      {isPhone ? (
        <ToolButton
          label={more}
          icon={<MoreVert />}
          opens="dialog"
          isOpen={isOpen}
          onClick={() => setOpen(true)}
        />
      ) : (
        button
      )}
      {isOpen && (
        <Suspense>
          <ToolSheet title={more} onClose={() => setOpen(false)}>
            {button}
          </ToolSheet>
        </Suspense>
      )}
      {isAsking && <ConfirmDelete record={record} onClose={() => setAsking(false)} onDeleted={leave} />}
    </>
  )
}

interface ActionButtonProps extends ActionProps {
  icon?: ReactNode
  isPrimary?: boolean
  /** It cannot be undone. */
  isDanger?: boolean
  /** The key that does the same. */
  shortcut?: string | undefined
  onClick: () => void
  children: ReactNode
}

/**
 * A button on a record's page. With a reason it is disabled, but can still be focused and read. If something on the page is
 * not saved, it asks first: a step must not drop what was typed elsewhere on the page.
 */
export function ActionButton({
  reason,
  icon,
  isPrimary = false,
  isDanger = false,
  shortcut,
  ...rest
}: ActionButtonProps) {
  const { onClick, children } = rest
  const isOff = reason !== undefined
  // A button of the form itself sends what was typed.
  const isInForm = useContext(FormActionContext) !== null
  const { ask, question } = useLeaveQuestion({ before: 'action' })
  return (
    <>
      <Tooltip title={reason ?? ''} describeChild>
        <Button
          variant={isPrimary && !isOff ? 'contained' : 'outlined'}
          startIcon={icon}
          color={isDanger && !isOff ? 'error' : 'primary'}
          aria-disabled={isOff}
          aria-keyshortcuts={isOff ? undefined : shortcut}
          sx={isOff ? { color: 'text.disabled', cursor: 'not-allowed' } : null}
          onClick={isOff ? undefined : isInForm ? onClick : () => ask(onClick)}
        >
          {children}
        </Button>
      </Tooltip>
      {question}
    </>
  )
}

interface PageActionProps extends Pick<ActionButtonProps, 'icon' | 'children'> {
  /** The resource whose records the page shows, such as `store`. */
  readonly noun: string
  readonly id: string
}

/** Opens the page that a plugin has for such records besides their own; nothing where there is none, or it is not open to the user. */
export function PageAction({ noun, id, ...button }: PageActionProps) {
  const navigate = useNavigate()
  const pageOf = usePageShowing(noun)
  return pageOf && <ActionButton {...button} onClick={() => navigate(pageOf(id))} />
}
