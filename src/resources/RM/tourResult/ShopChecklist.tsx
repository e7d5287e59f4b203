import { LinkBase, ResourceContextProvider } from 'react-admin'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useParams } from 'react-router-dom'
import { readCall } from '#contract/resourceCalls.ts'
import { pointsIn, tour } from '#contract/RM/tour.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { CheckPoint } from './CheckPoint.tsx'
import styles from './TourResult.module.css'
import { useCheck } from './useCheck.ts'
import { useResults } from './useResults.ts'

const readTour = readCall(tour)
const options = { refreshOn: [tour] }

/** The checklist of a shop on a tour, for a phone: each point is saved at once, so an unfinished tour is resumed. */
export function ShopChecklist() {
  const { tour: tour_id = '', store: store_id = '' } = useParams()
  const at = useMounted()
  const translate = useTranslate()
  const walked = useCall(readTour, { params: { id: tour_id } }, options)
  const found = useResults(tour_id)
  const { results } = found
  const check = useCheck({ site: walked.data?.site, tour_id, store_id })
  const result = results?.find((one) => one.store_id === store_id)
  const back = at(`/RM/tour/list/${encodeURIComponent(tour_id)}/show`)
  const failed = [walked, found].find(({ error }) => error !== null)
  if (!walked.data || !results)
    return failed ? <ErrorState error={failed.error} retry={failed.retry} isPage /> : <RecordSkeleton />
  const { checklist, store_ids, status } = walked.data
  const items = result?.items ?? []
  const points = pointsIn(checklist, store_id)
  const isWhole = (id: string) =>
    (results.find((one) => one.store_id === id)?.items.length ?? 0) >= pointsIn(checklist, id).length
  const next = store_ids.find((id) => id !== store_id && !isWhole(id))
  return (
    <ResourceContextProvider value={at('RM/tourResult/list')}>
      <PlainPage title="RM.tourResult.check.checklist">
        <div className={styles['checklist']}>
          <p className="row wrap between gap-4-12">
            <strong>
              <ReferenceLabel to="store" id={store_id} />
            </strong>
            <output>
              {translate('RM.tourResult.check.points', { done: items.length, all: points.length })}
            </output>
          </p>
          {status !== 'in_progress' && <p role="alert">{translate('RM.tourResult.check.not_open')}</p>}
          <ul className="stack gap-12" aria-label={translate('RM.tourResult.check.checklist')}>
            {points.map((point) => (
              <CheckPoint
                key={point.item}
                point={point}
                checked={items.find(({ item }) => item === point.item)}
                check={check}
                onStale={found.retry}
                isOpen={status === 'in_progress'}
              />
            ))}
          </ul>
          <nav className="row wrap between gap-4-12">
            <LinkBase to={back}>{translate('RM.tourResult.check.back')}</LinkBase>
            {next && (
              <LinkBase to={at(`/RM/tour/${encodeURIComponent(tour_id)}/check/${encodeURIComponent(next)}`)}>
                <NextShop id={next} />
              </LinkBase>
            )}
          </nav>
        </div>
      </PlainPage>
    </ResourceContextProvider>
  )
}

function NextShop({ id }: { readonly id: string }) {
  const translate = useTranslate()
  return (
    <>
      {translate('RM.tourResult.check.next')} <ReferenceLabel to="store" id={id} />
    </>
  )
}
