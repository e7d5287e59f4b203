import { useGetMany } from 'react-admin'
import type { tour } from '#contract/RM/tour.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { FailedPoints } from '#src/resources/RM/tourResult/FailedPoints.tsx'
import { useResults } from '#src/resources/RM/tourResult/useResults.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { Progress } from './Progress.tsx'
import { StopResult } from './StopResult.tsx'
import styles from './Tour.module.css'
import type { StoreOption } from '#src/kit/form/input/StoresByFloor.tsx'

interface Stop extends Partial<Pick<StoreOption, 'store_no' | 'floor_id'>> {
  readonly id: string
}

/** The shops of a tour in the order of walking, under the floors on which they are. */
export function Route() {
  const record = useRecord<typeof tour>()
  const resource = useResourceOf('store')
  const ids = record?.store_ids ?? []
  const { data, isPending } = useGetMany<StoreOption>(
    resource ?? '',
    { ids },
    { enabled: resource !== undefined && ids.length > 0 },
  )
  const { results, error, retry } = useResults(record?._id)
  if (!record) return null
  const shops = ids.map((id): Stop => ({ ...data?.find((one) => one?.id === id), id }))
  return (
    <Section title="RM.tour.group.route" action={<Progress of={record} />}>
      {error && !results && <ErrorState error={error} retry={retry} />}
      {isPending && ids.length > 0 ? (
        <RecordSkeleton lines={4} />
      ) : (
        <ol className={styles['stops']}>
          {shops.map((shop, at) => (
            <li key={shop.id}>
              {shop.floor_id && shop.floor_id !== shops[at - 1]?.floor_id && (
                <h3 className="muted medium small">
                  <ReferenceLabel to="floor" id={shop.floor_id} />
                </h3>
              )}
              <div className={styles['stop']}>
                <strong className="medium figures">{shop.store_no}</strong>
                <ReferenceLabel to="store" id={shop.id} link />
                <StopResult
                  tour={record}
                  store={shop.id}
                  result={results?.find((one) => one.store_id === shop.id)}
                />
              </div>
              <FailedPoints result={results?.find((one) => one.store_id === shop.id)} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
