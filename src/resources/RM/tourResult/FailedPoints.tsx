import type { RecordOf } from '#contract/resource.ts'
import type { tourResult } from '#contract/RM/tourResult.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { IssueLink } from './IssueLink.tsx'
import styles from './TourResult.module.css'

interface FailedPointsProps {
  readonly result: RecordOf<typeof tourResult> | undefined
}

/** What failed in a shop, in a line for each point, so that the page of a tour is its report. */
export function FailedPoints({ result }: FailedPointsProps) {
  const nameOf = useLocalName()
  const failed = result?.items.filter((point) => point.result === 'fail') ?? []
  if (failed.length === 0) return null
  return (
    <ul className={styles['failed']}>
      {failed.map(({ item, remark, problem_id, ...names }) => {
        const name = nameOf({ ...names, id: item })
        return (
          <li key={item} className="row wrap">
            <span>{remark && remark !== name ? `${name}: ${remark}` : name}</span>
            {problem_id && <IssueLink id={problem_id} />}
          </li>
        )
      })}
    </ul>
  )
}
