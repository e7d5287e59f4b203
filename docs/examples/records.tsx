import { isReplaceable } from 'atrium/contract'
import {
  BackToList,
  ConfirmDelete,
  History,
  HistoryAction,
  RecordBody,
  RecordHead,
  ReplaceEntry,
  useMenuPlace,
} from 'atrium/parts'
import {
  ActionButton,
  PageAction,
  BackLink,
  DeleteAction,
  Difference,
  EditAction,
  FieldList,
  formatNumber,
  MarkedList,
  PersonLabel,
  PlainPage,
  PrintAction,
  RecordFailed,
  RecordSkeleton,
  ReferenceLabel,
  RelatedRecords,
  Section,
  ShowPage,
  useRecord,
  useWords,
} from 'atrium/screens'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { booking, lot, statusColors } from './parking.ts'

/** The page of a record: its status, actions, facts, history, and related records. */
export const LotShow = () => (
  <ShowPage
    status="state"
    statusColors={statusColors}
    facts={['site']}
    actions={
      <>
        <EditAction />
        <HistoryAction />
        <DeleteAction />
        <PrintAction />
      </>
    }
  >
    <RecordBody aside={<History looks={{ state: { statusColors } }} />}>
      <Section title="parking.lot.group.plan">
        <FieldList sources={[{ source: 'places', format: formatNumber }, 'plan']} />
      </Section>
      <Bookings />
    </RecordBody>
  </ShowPage>
)
function Bookings() {
  const record = useRecord<typeof lot>()
  return (
    <RelatedRecords
      title="parking.booking.title"
      contract={booking}
      filter={{ lot_id: record?.id }}
      empty="parking.booking.none"
      render={({ day, driver_id }) => (
        <>
          {day} <PersonLabel id={driver_id} />
        </>
      )}
    />
  )
}

/** The page of a record that is called something else than its name. */
export const BookingShow = () => (
  <ShowPage header={<RecordHead heading={<Driver />} actions={<DeleteAction />} />}>
    <FieldList sources={['day']} />
  </ShowPage>
)
function Driver() {
  return <PersonLabel id={useRecord<typeof booking>()?.driver_id ?? null} />
}

/** The name of a referenced record; with `link` it links to the record. */
export const LotOf = ({ id }: { id: string }) => <ReferenceLabel to="parking_lot" id={id} link />

/** A custom page. Its address is not below any menu entry, so it says which entry it belongs to. */
export function Closing() {
  useMenuPlace('/parking/lot')
  return (
    <PlainPage title="parking.closing.title" back={<BackLink to="/parking/lot">…</BackLink>}>
      <ActionButton isPrimary reason={undefined} onClick={() => undefined}>
        OK
      </ActionButton>
      <PageAction noun="store" id="s1">
        Page of the shop
      </PageAction>
    </PlainPage>
  )
}

/** A custom page about a record. */
export function Plan({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne('parking/lot', { id })
  if (error) return <RecordFailed error={error} retry={() => void refetch()} />
  if (!data) return <RecordSkeleton lines={3} />
  return (
    <>
      <BackToList />
      {data['name']}
    </>
  )
}

/** Deletes a lot after confirmation. The dialog says what refers to it if the server refuses. */
export function RemoveLot({ lot }: { lot: RaRecord }) {
  const [isAsking, setAsking] = useState(true)
  return isAsking && <ConfirmDelete record={lot} resource="parking/lot" onClose={() => setAsking(false)} />
}

/** Puts another zone in the place of one that lots refer to, and deletes it: what `ConfirmDelete` offers for dictionaries. */
export const mayReplaceLots = isReplaceable(lot)
export const ReplaceZone = ({ zone, onClose }: { zone: RaRecord; onClose: () => void }) => (
  <ReplaceEntry record={zone} resource="parking/zone" onClose={onClose} />
)

/** The differences of a changed record, and a list of which one item is new. */
export function Proposed() {
  const words = useWords('parking/lot')
  return (
    <>
      <Difference contract={lot} fields={[{ field: 'places', from: 100, to: 120 }]} />
      <MarkedList items={[{ key: 'places', mark: 'added', content: words.label('places') }]} />
    </>
  )
}
