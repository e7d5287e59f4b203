import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import type { ReactNode } from 'react'
import {
  LinkBase,
  useCreatePath,
  useGetResourceLabel,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { returning } from '#src/kit/table/useReturn.ts'
import styles from './Record.module.css'

/** A back link above a title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkBase className={styles['back']} to={to} state={returning}>
    <ArrowBack aria-hidden="true" />
    {children}
  </LinkBase>
)

/** A link back to the list of the current resource, with its filters and page. */
export function BackToList() {
  const resource = useResourceContext() ?? ''
  const { hasList } = useResourceDefinition()
  const createPath = useCreatePath()
  const labelOf = useGetResourceLabel()
  if (!hasList) return null
  return <BackLink to={createPath({ resource, type: 'list' })}>{labelOf(resource, 2)}</BackLink>
}
