import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { formatRatio } from '#src/kit/field/formatNumber.ts'
import { PrintAction } from '#src/kit/record/PrintAction.tsx'
import { RecordAddress } from '#src/kit/record/RecordAddress.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { useRecord } from '#src/kit/record/useRecord.ts'
import { Checklist } from './Checklist.tsx'
import { resultColors } from './colors.ts'
import { ItemList } from './ItemList.tsx'

/**
 * The results of tours: list and page, the short address of a result, and the checklist of a shop. Both areas of retail
 * management mount them.
 */
export const tourResultScreens = (area: 'RM' | 'RMHK') => ({
  resultScreens: screensOfResults(`${area}.tourResult`),
  ResultAddress: () => <RecordAddress resource={`${area}/tourResult/list`} />,
  ShopChecklist: () => <Checklist area={area} texts={`${area}.tourResult`} />,
})

const screensOfResults = (texts: string) =>
  resourceScreens(tourResult, {
    status: 'result',
    looks: { result: { statusColors: resultColors }, pass_rate: { format: formatRatio } },
    columns: [
      { source: 'title', width: 160, grows: true, sortable: false },
      { source: 'tour_id', width: 160, grows: true },
      { source: 'tour_date', width: 110 },
      { source: 'result', width: 100 },
      { source: 'pass_rate', width: 100 },
      { source: 'fail_count', width: 90 },
      { source: 'problem_count', width: 90, sortable: false },
      { source: 'checker_id', width: 110 },
    ],
    filters: ['result', 'tour_date', 'checker_id'],
    more: ['store_id', 'tour_id'],
    sort: { field: 'tour_date', order: 'DESC' },
    facts: ['tour_id', 'tour_date', 'checker_id'],
    buttons: PrintAction,
    sections: [() => <ItemList texts={texts} />],
    related: () => <Issues texts={texts} />,
    aside: [
      {
        title: `${texts}.group.counts`,
        fields: ['pass_rate', 'pass_count', 'fail_count', 'na_count', 'problem_count', 'remark'],
      },
    ],
  })

/** What the tour found in the shop. */
function Issues({ texts }: { readonly texts: string }) {
  const record = useRecord<typeof tourResult>()
  if (!record) return null
  return (
    <RelatedRecords
      title={`${texts}.group.issues`}
      contract={tourProblem}
      filter={{ tour_id: String(record.tour_id), store_id: String(record.store_id) }}
      empty={`${texts}.no_issues`}
      renderBeside={({ title, status }, { words }) => `${title} · ${words.choice('status', status)}`}
    />
  )
}
