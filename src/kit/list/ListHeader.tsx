import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useGetResourceLabel,
  useListContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { useCreateTitle } from '#src/kit/useCreateTitle.ts'
import styles from './List.module.css'

/** Title, count and primary action on one line. */
export function ListHeader({ title, actions }: { title?: string | undefined; actions?: ReactNode }) {
  const { resource, total } = useListContext()
  const labelOf = useGetResourceLabel()
  const translate = useTranslate()
  return (
    <header className={styles['header']}>
      <h1>{title ?? labelOf(resource, 2)}</h1>
      <span className={styles['count']} aria-live="polite">
        {total !== undefined && translate('atrium.list.total', { total: formatNumber(total) })}
      </span>
      <div className={styles['actions']}>
        {actions}
        <CreateButton />
      </div>
    </header>
  )
}

function CreateButton() {
  const { resource } = useListContext()
  const { hasCreate } = useResourceDefinition()
  const { canAccess } = useCanAccess({ resource, action: 'create', enabled: hasCreate === true })
  const createPath = useCreatePath()
  const title = useCreateTitle(resource)
  if (!hasCreate || !canAccess) return null
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
    >
      {title}
    </Button>
  )
}
