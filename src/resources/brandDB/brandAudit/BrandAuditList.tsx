import { lazy, Suspense, useMemo } from 'react'
import { decider, type brandAudit } from '#contract/brandDB/brandAudit.ts'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import type { ListView } from '#src/kit/table/list/Views.tsx'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { brandAuditStatusColors } from './brandAuditStatusColors.ts'
import { BrandOf } from './BrandOf.tsx'
import { ChangedFields } from './ChangedFields.tsx'
import { ProposeBrand } from './ProposeBrand.tsx'

/** Fetched when somebody selects requests. */
const BulkDecide = lazy(async () => ({ default: (await import('./BulkDecide.tsx')).BulkDecide }))

const columns: readonly Column<typeof brandAudit>[] = [
  { source: 'brand_id', width: 240, render: (record) => <BrandOf audit={record} /> },
  { source: 'kind', width: 110 },
  { source: 'status', width: 120, statusColors: brandAuditStatusColors },
  { source: 'diff', width: 240, render: (record) => <ChangedFields audit={record} /> },
  { source: 'submitted_by', width: 140 },
  { source: 'submitted_at', width: 150 },
  { source: 'level_required', width: 100, hidden: true },
  { source: 'source', width: 90, hidden: true },
  { source: 'updated_at', width: 150, hidden: true },
]

/**
 * Requests to change brands, with views: those to decide (for approvers), the user's own, and decided ones.
 */
export const BrandAuditList = () => {
  const { id } = useSubject()
  const decides = useCan(decider)
  const views = useMemo(() => viewsOf(id, decides), [id, decides])
  return (
    <ListPage
      actions={<ProposeBrand />}
      emptyAction={<ProposeBrand />}
      filters={['brand_id', 'status', 'kind', 'submitted_by']}
      more={['submitted_at', 'source', 'level_required']}
      sort={{ field: 'submitted_at', order: 'DESC' }}
      views={views}
      bulk={
        <Suspense>
          <BulkDecide />
        </Suspense>
      }
    >
      <Table columns={columns} selectable={decides} />
    </ListPage>
  )
}

const viewsOf = (me: string, decides: boolean): readonly ListView[] => [
  ...(decides
    ? [
        {
          name: 'brandDB.brandAudit.view.to_decide',
          filter: { $step: 'approve' },
        },
      ]
    : []),
  { name: 'brandDB.brandAudit.view.mine', filter: { created_by: me } },
  {
    name: 'brandDB.brandAudit.view.decided',
    filter: { status: ['approved', 'rejected', 'withdrawn'] },
  },
]
