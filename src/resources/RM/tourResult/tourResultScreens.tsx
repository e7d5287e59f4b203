import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { RecordAddress } from '#src/kit/page/record/RecordAddress.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { Checklist } from './Checklist.tsx'
import { ItemList } from './ItemList.tsx'
import { ResultList, resultLooks } from './ResultList.tsx'

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
    looks: resultLooks,
    list: ResultList,
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
