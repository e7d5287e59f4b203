import { LinkBase, useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import styles from './TourResult.module.css'

/** A link to the issue that was raised from a point. */
export function IssueLink({ id }: { readonly id: string }) {
  const resource = useResourceOf('tour_problem')
  const createPath = useCreatePath()
  const translate = useTranslate()
  if (resource === undefined) return null
  return (
    <LinkBase className={styles['issue']} to={createPath({ resource, id, type: 'show' })}>
      {translate('RM.tourResult.check.raised')}
    </LinkBase>
  )
}
