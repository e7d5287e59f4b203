import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import styles from './TourResult.module.css'

/** A link to the issue that was raised from a point. */
export function IssueLink({ id, texts }: { readonly id: string; readonly texts: string }) {
  const resource = useResourceOf('tour_problem')
  const createPath = useCreatePath()
  const translate = useTranslate()
  if (resource === undefined) return null
  return (
    <LinkBase className={styles['issue']} to={createPath({ resource, id, type: 'show' })}>
      {translate(`${texts}.check.raised`)}
    </LinkBase>
  )
}
