import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { ItemSetList, itemSetLooks } from './ItemSetList.tsx'
import { SetItems } from './SetItems.tsx'

/** Sets of scoring items in versions: list, page with the items, and forms. */
export const itemSetScreens = resourceScreens(scoreItemSet, {
  status: 'status',
  looks: itemSetLooks,
  list: ItemSetList,
  facts: ['effective_from', 'effective_to', 'scale'],
  form: [
    {
      title: 'RM_evaluate.itemset.set',
      fields: ['site', 'region', 'category_id', 'effective_from', 'effective_to', 'scale'],
    },
  ],
  buttons: Buttons,
  sections: [
    SetItems,
    { title: 'RM_evaluate.itemset.set', fields: ['site', 'region', 'category_id', 'version'] },
  ],
  related: Versions,
})

function Buttons() {
  const record = useRecord<typeof scoreItemSet>()
  const isDraft = record?.status === 'draft'
  return (
    <>
      <StepButtons />
      {isDraft && <EditAction isPrimary={false} />}
      {isDraft && <DeleteAction />}
    </>
  )
}

/** The other versions of the set, the latest first. */
function Versions() {
  const record = useRecord<typeof scoreItemSet>()
  if (!record) return null
  const { _id, site, region, category_id } = record
  const absent = { $exists: false }
  return (
    <RelatedRecords
      title="RM_evaluate.itemset.versions"
      contract={scoreItemSet}
      filter={{
        site: site ?? absent,
        region: region ?? absent,
        category_id: category_id ?? absent,
        _id: { $ne: _id },
      }}
      sort={{ field: 'version', order: 'DESC' }}
      empty="RM_evaluate.itemset.only_version"
      renderBeside={({ effective_from, status }, { words }) =>
        `${effective_from} · ${words.choice('status', status)}`
      }
    />
  )
}
