import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import type { StatusColors } from '#src/kit/field/StatusChip.tsx'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { useRecord } from '#src/kit/record/useRecord.ts'
import { useSubject } from '#src/kit/subject.ts'
import { SetItems } from './SetItems.tsx'

const statusColors: StatusColors = { draft: 'blue', active: 'green', retired: 'grey' }

/** Sets of scoring items in versions: list, page with the items, and forms. Both areas of scoring mount them. */
export function itemSetScreens(area: 'RM_evaluate' | 'RMHK_evaluate') {
  const texts = `${area}.itemset`
  return resourceScreens(scoreItemSet, {
    status: 'status',
    looks: { status: { statusColors } },
    columns: [
      { source: 'name', width: 240, grows: true, sortable: false },
      { source: 'category_id', width: 140 },
      { source: 'effective_from', width: 120 },
      { source: 'effective_to', width: 120 },
      { source: 'items_count', width: 90, sortable: false },
      { source: 'weight_sum', width: 100, sortable: false },
      { source: 'scale', width: 120 },
      { source: 'status', width: 100 },
    ],
    filters: ['status', 'category_id'],
    page: useThoseOfSite,
    sort: { field: 'effective_from', order: 'DESC' },
    facts: ['effective_from', 'effective_to', 'scale'],
    form: [
      {
        title: `${texts}.set`,
        fields: ['site', 'region', 'category_id', 'effective_from', 'effective_to', 'scale'],
      },
    ],
    buttons: Buttons,
    sections: [
      () => <SetItems texts={texts} />,
      { title: `${texts}.set`, fields: ['site', 'region', 'category_id', 'version'] },
    ],
    related: () => <Versions texts={texts} />,
  })
}

/** Only the sets that apply at the current site. */
function useThoseOfSite() {
  const { site } = useSubject()
  return { filter: { applies_at: site } }
}

function Buttons() {
  const record = useRecord<typeof scoreItemSet>()
  const isDraft = record?.status === 'draft'
  return (
    <>
      <StepButtons primary={['activate', 'revise']} />
      {isDraft && <EditAction isPrimary={false} />}
      {isDraft && <DeleteAction />}
    </>
  )
}

/** The other versions of the set, the latest first. */
function Versions({ texts }: { readonly texts: string }) {
  const record = useRecord<typeof scoreItemSet>()
  if (!record) return null
  const { _id, site, region, category_id } = record
  const absent = { $exists: false }
  return (
    <RelatedRecords
      title={`${texts}.versions`}
      contract={scoreItemSet}
      filter={{
        site: site ?? absent,
        region: region ?? absent,
        category_id: category_id ?? absent,
        _id: { $ne: _id },
      }}
      sort={{ field: 'version', order: 'DESC' }}
      empty={`${texts}.only_version`}
      renderBeside={({ effective_from, status }, { words }) =>
        `${effective_from} · ${words.choice('status', status)}`
      }
    />
  )
}
