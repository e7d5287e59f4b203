import { lazy, Suspense, useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { isRecord } from '#contract/isRecord.ts'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import type { ListView } from '#src/kit/table/list/Views.tsx'
import { Table } from '#src/kit/table/Table.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { ProposeAction } from './ProposeAction.tsx'
import { RequestedRecord } from './RequestedRecord.tsx'
import { changedIn, requestStatusColors, type Requests } from './requests.ts'
import { RequestsContext, textOf, useRequests } from './requestsContext.ts'

/** Fetched when somebody selects requests. */
const BulkDecide = lazy(async () => ({ default: (await import('./BulkDecide.tsx')).BulkDecide }))

/** Requests, with views: those to decide (for approvers), the user's own, and decided ones. */
export function RequestList({ requests }: { readonly requests: Requests }) {
  const { id } = useSubject()
  const { by, can } = requests.contract.requests
  const decides = useCan(can.decide)
  const views = useMemo(() => viewsOf(requests, id, decides), [requests, id, decides])
  const columns = useMemo(() => columnsOf(by), [by])
  const propose = <ProposeAction requests={requests} />
  return (
    <RequestsContext value={{ requests }}>
      <ListPage
        actions={propose}
        emptyAction={propose}
        filters={[by, 'status', 'kind', 'submitted_by']}
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
    </RequestsContext>
  )
}

const columnsOf = (by: string): readonly Column[] => [
  { source: by, width: 240, render: (request) => <RequestedRecord request={request} /> },
  { source: 'kind', width: 110 },
  { source: 'status', width: 120, statusColors: requestStatusColors },
  { source: 'diff', width: 240, render: (request) => <ChangedFields request={request} /> },
  { source: 'submitted_by', width: 140 },
  { source: 'submitted_at', width: 150 },
  { source: 'level_required', width: 100, hidden: true },
  { source: 'source', width: 90, hidden: true },
  { source: 'updated_at', width: 150, hidden: true },
]

/** The names of the fields that a request changes. */
function ChangedFields({ request }: { readonly request: RaRecord }) {
  const requests = useRequests()
  const words = useWords(requests.records)
  const after: unknown = request['after']
  return changedIn(requests, isRecord(after) ? after : {})
    .map(words.label)
    .join(' · ')
}

const viewsOf = (requests: Requests, me: string, decides: boolean): readonly ListView[] => [
  ...(decides ? [{ name: textOf(requests, 'view.to_decide'), filter: { $step: 'approve' } }] : []),
  { name: textOf(requests, 'view.mine'), filter: { created_by: me } },
  { name: textOf(requests, 'view.decided'), filter: { status: ['approved', 'rejected', 'withdrawn'] } },
]
