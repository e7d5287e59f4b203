import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import type { ReactNode } from 'react'
import {
  LinkBase,
  useCreatePath,
  useGetResourceLabel,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import styles from './Record.module.css'

/** The way back, above a title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkBase className={styles['back']} to={to}>
    <ArrowBack aria-hidden="true" />
    {children}
  </LinkBase>
)

/** Back to the list of the resource on screen; its filters and page are remembered. */
export function BackToList() {
  const resource = useResourceContext() ?? ''
  const { hasList } = useResourceDefinition()
  const createPath = useCreatePath()
  const labelOf = useGetResourceLabel()
  if (!hasList) return null
  return <BackLink to={createPath({ resource, type: 'list' })}>{labelOf(resource, 2)}</BackLink>
}
