import { LinkBase, useCreatePath, useResourceDefinitions } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import styles from './Related.module.css'

interface RelatedRestProps {
  readonly noun: string
  readonly filter: object
  readonly shown: number
  /** Undefined if the back end does not count. */
  readonly total: number | undefined
  /** The records are those of all sites, and the list page shows those of one: their number is not that of the list. */
  readonly everySite: boolean
  /** The message key of the note where there is no list page. */
  readonly cut: string | undefined
}

/** Below a list that is cut off: a link to all records, or a note. */
export function RelatedRest({ noun, filter, shown, total, cut, everySite }: RelatedRestProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const definitions = useResourceDefinitions()
  const resource = useResourceOf(noun) ?? ''
  if (!definitions[resource]?.hasList) {
    return cut === undefined || total === undefined ? null : (
      <p className="muted">{translate(cut, { shown, total })}</p>
    )
  }
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (
    <LinkBase className={styles['all']} to={`${createPath({ resource, type: 'list' })}?${search}`}>
      {translate('atrium.action.show_all')}
      {total !== undefined && !everySite && ` (${formatNumber(total)})`}
    </LinkBase>
  )
}
