import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { RecordAddress } from '#src/kit/page/record/RecordAddress.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { ItemList } from './ItemList.tsx'
import { ResultList, resultLooks } from './ResultList.tsx'

/** The short address of a result. */
export const ResultAddress = () => <RecordAddress resource="RM/tourResult/list" />

/** The results of tours: list and page. */
export const resultScreens = resourceScreens(tourResult, {
  status: 'result',
  looks: resultLooks,
  list: ResultList,
  facts: ['tour_id', 'tour_date', 'checker_id'],
  buttons: PrintAction,
  sections: [ItemList],
  related: Issues,
  aside: [
    {
      title: 'RM.tourResult.group.counts',
      fields: ['pass_rate', 'pass_count', 'fail_count', 'na_count', 'problem_count', 'remark'],
    },
  ],
})

/** What the tour found in the shop. */
function Issues() {
  const record = useRecord<typeof tourResult>()
  if (!record) return null
  return (
    <RelatedRecords
      title="RM.tourResult.group.issues"
      contract={tourProblem}
      filter={{ tour_id: String(record.tour_id), store_id: String(record.store_id) }}
      empty="RM.tourResult.no_issues"
      renderBeside={({ title, status }, { words }) => `${title} · ${words.choice('status', status)}`}
    />
  )
}
