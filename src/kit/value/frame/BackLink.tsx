import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import type { ReactNode } from 'react'
import {
  LinkBase,
  useCreatePath,
  useGetResourceLabel,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { returning } from './returning.ts'
import styles from './Record.module.css'

interface BackLinkProps {
  readonly to: string
  /** On wide screens the path at the top of the page has the same link. */
  readonly isInPath?: boolean
  readonly children: ReactNode
}

/** A back link above a title. */
export const BackLink = ({ to, isInPath = false, children }: BackLinkProps) => (
  <LinkBase className={styles['back']} data-in-path={isInPath || undefined} to={to} state={returning}>
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
  return (
    <BackLink isInPath to={createPath({ resource, type: 'list' })}>
      {labelOf(resource, 2)}
    </BackLink>
  )
}
