import { LocalParking } from '@mui/icons-material'
import {
  addressAt,
  Avatar,
  CheckTree,
  inNaturalOrder,
  isAbsent,
  LineageGraph,
  CopyButton,
  CreateAction,
  namingFields,
  PictureComparison,
  DayBox,
  useCopy,
  pictureOf,
  RecordPicture,
  secondsNow,
  Tree,
  TreePage,
  type TreeNode,
  useGatheredReferences,
  useLoaded,
  useLoneWriter,
  useNow,
  useTimeout,
  withoutSite,
} from 'atrium/parts'
import {
  dayOf,
  DictionaryPage,
  dictionaryPage,
  ErrorState,
  FieldValue,
  ForbiddenState,
  formatArea,
  formatDate,
  formatDay,
  formatNumber,
  formatRatio,
  localName,
  formatColumn,
  Moment,
  nameIn,
  NumberBox,
  noValue,
  PictureList,
  QrCode,
  SkeletonBar,
  startOfDay,
  State,
  StatusChip,
  TagList,
  Timeline,
  TotalTable,
  useFile,
  useHeading,
  useLocalName,
  useLocalText,
  useRowKeys,
  useToday,
} from 'atrium/screens'
import { readNumber, type Resource } from 'atrium/contract'
import type { LocalText } from 'atrium/words'
import { useState } from 'react'
import { useGetList, useLocale, type RaRecord } from 'react-admin'
import { lot, statusColors } from './parking.ts'

/** Says that a day is today. */
export const TodayChip = ({ day }: { day: string }) =>
  day === useToday() && <StatusChip tone="blue">Today</StatusChip>

/** Says that a moment, in unix seconds, is over. */
export const OverChip = ({ until }: { until: number }) =>
  until <= useNow() && <StatusChip tone="grey">Over</StatusChip>

/** Looks again a minute after the user came, and tells whoever asked. */
export function LookAgain({ onTime }: { onTime: () => void }) {
  useTimeout(onTime, 60_000)
  return null
}

/** The size of a file of another server, in bytes; nothing until it is known. */
export const SizeOf = ({ url }: { url: string }) =>
  useLoaded(async (about: string, signal) => (await (await fetch(about, { signal })).blob()).size, url) ??
  null

/** Amounts below each other, with their decimal points in line. */
export function Fees({ amounts }: { amounts: readonly number[] }) {
  const format = formatColumn(amounts)
  return amounts.map((amount, index) => <p key={index}>{format(amount)}</p>)
}

/** A text that people copy, such as a bank account. */
export const Account = ({ number }: { number: string }) => (
  <>
    {number} <CopyButton text={number} />
  </>
)

/** Copies several texts with a button of its own. */
export function CopyAll({ numbers }: { numbers: readonly string[] }) {
  const copy = useCopy()
  return <button onClick={() => void copy(numbers.join('\n'))}>Copy all</button>
}

/** Writes down when something was seen, by the operator's clock. */
export const SeenButton = ({ onSeen }: { onSeen: (at: number) => void }) => (
  <button onClick={() => onSeen(secondsNow())}>Seen</button>
)

/** A day outside of a form, typed or chosen from a calendar, and shown as days are everywhere. */
export function DayChoice() {
  const [day, setDay] = useState('')
  return <DayBox aria-label="Day" value={day} onChange={setDay} />
}

/** The weights of some lots, which need not be a record, in rows that can be removed. `readNumber` reads them as the inputs do. */
export function Weights({ pasted }: { pasted: string }) {
  const [weights, setWeights] = useState<readonly (number | null)[]>([readNumber(pasted) ?? null])
  const { keys, remove } = useRowKeys(weights.length)
  const removeAt = (at: number) => {
    remove(at)
    setWeights(weights.toSpliced(at, 1))
  }
  return weights.map((weight, at) => (
    <p key={keys[at]}>
      <NumberBox
        aria-label={`Weight ${at + 1}`}
        min={0}
        max={100}
        unit="%"
        value={weight}
        onChange={(next) => setWeights(weights.with(at, next))}
      />
      <button type="button" onClick={() => removeAt(at)}>
        Remove
      </button>
    </p>
  ))
}

/** A title that came with a reply, in the user's language. */
export const ReportTitle = ({ title }: { title: LocalText }) => <h3>{useLocalText()(title)}</h3>

/** A lot with its picture, or the first letter of its name. */
export const LotMark = ({ record }: { record: RaRecord }) => (
  <RecordPicture id={String(record.id)} name={useLocalName()(record)} uid={pictureOf(lot, record)} />
)

/**
 * The values of a record. `FieldValue` renders a field by its contract; figures and days look the same
 * everywhere.
 */
export const Values = ({ record }: { record: RaRecord }) => (
  <>
    <StatusChip tone={statusColors.open}>Open</StatusChip>
    <FieldValue source="places" />
    <TagList items={[{ key: 'p1', text: 'P1' }]} most={2} />
    <Moment at={Number(record['updated_at'])} />
    {record['day'] ? formatDay(record['day']) : noValue}
    {[formatDate(record['created_at'], 'YYYY/M/D HH:mm'), formatNumber(1234.5), formatRatio(0.12)].join()}
    {formatDate(startOfDay(dayOf(record['created_at'])), 'HH:mm')}
    {formatArea(record['area'], 'sqft')}
  </>
)

/** The amount that a car park asks for, alone and below a heading that says its unit. */
export function Fee({ record }: { record: RaRecord }) {
  const write = useLoneWriter('parking/lot')(lot.fields.places, record)
  const heading = useHeading()
  return `${heading('Area', 'm²')}: ${write(Number(record['places']))}`
}

/** The name of a record in the user's language, or in a given language. */
export function LotName({ record }: { record: RaRecord }) {
  const nameOf = useLocalName()
  return `${nameOf(record)} (${nameIn(record, 'en_US')})`
}
export const gatesInOrder = (gates: readonly { code: string }[]) =>
  gates.toSorted((one, other) => inNaturalOrder(one.code, other.code))
export const SiteName = ({ site }: { site: { name: string; name_en?: string } }) =>
  localName(site, useLocale())

/** Whether its records have names, as those of most resources do. */
export const hasNames = ({ fields }: Resource) => namingFields.some((field) => field in fields)

/** Uploaded pictures and files by their uids, and a person's initials in a circle. */
export function Plans({ uid, uids }: { uid: string; uids: readonly string[] }) {
  const file = useFile(uid)
  return (
    <>
      {file?.name}
      <PictureList uids={uids} />
      <Avatar name="Amy Wong" />
    </>
  )
}

/** The address of a lot at its site as a QR code, to put up where people park. */
export const LotSign = ({ id, site }: { id: string; site: string }) => (
  <QrCode content={`${location.origin}${addressAt(site)}#/parking/lot/${id}/show`} label={`Lot ${id}`} />
)
/** The query of this page for a page outside of the console, which has no site. */
export const signsAddress = () => `https://signs.example/?${withoutSite(location.search)}`

/** Photos before and after, side by side, with a button that enlarges both. */
export const BeforeAndAfter = ({ before, after }: { before: string[]; after: string[] }) => (
  <PictureComparison
    sides={[
      { title: 'Before', uids: before, empty: 'No photos' },
      { title: 'After', uids: after, empty: 'No photos' },
    ]}
  />
)

/**
 * A field of a record that a column refers to, without a call for each row, because the table has fetched
 * them all.
 */
export function LotState({ id }: { id: string }) {
  const lot = useGatheredReferences()?.recordOf('parking_lot', id)
  return lot ? String(lot['state']) : <SkeletonBar width="4em" />
}

/** A small list that is fetched completely, once. */
export const useLots = () => useGetList('parking/lot', dictionaryPage)

/** Nested records: a tree, and a page with a tree beside the selected content. */
const nodes: readonly TreeNode[] = [
  { id: 'B1', label: 'B1', parent: null },
  { id: 'P1', label: 'P1', parent: 'B1' },
]
const lotsWithin = (chosen: string | null) => <Tree label="Lots" nodes={nodes} selected={chosen} />
export const LotTree = () => (
  <TreePage
    title="parking.lot.tree"
    left={{ label: 'Lots', nodes }}
    right={lotsWithin}
    actions={<CreateAction />}
  />
)

/** Many nodes to check: a floor together with its lots. */
export function LotChoice() {
  const [checked, setChecked] = useState<readonly string[]>([])
  return <CheckTree label="Lots" nodes={nodes} checked={checked} onChange={setChecked} isLinked />
}

/** A dictionary as a tree that users edit and put in order. */
export const Zones = () => (
  <DictionaryPage
    title="parking.zone.title"
    levels={[
      {
        key: 'zone',
        contract: lot,
        add: 'parking.zone.add',
        form: [{ title: 'parking.lot.names', fields: ['name', 'order'] }],
      },
    ]}
  />
)

/** Figures with their total, a timeline, and a graph of what became what. */
export const Figures = () => (
  <>
    <TotalTable
      label="Places"
      columns={[
        { source: 'name', label: 'parking.lot.name', kind: 'text', isName: true },
        { source: 'places', label: 'parking.lot.places', kind: 'count' },
      ]}
      rows={[{ name: 'P1', places: 100 }]}
    />
    <Timeline label="Closings" entries={[{ id: '1', from: '2026-05-01', to: null, title: 'Closed' }]} />
    <LineageGraph
      label="Lots"
      nodes={[
        { id: 'P1', label: 'P1' },
        { id: 'P1a', label: 'P1a' },
      ]}
      edges={[{ from: 'P1', to: 'P1a' }]}
    />
  </>
)

/** What is shown in place of data: no records, no permission, a failed call. */
export function Instead({ error, retry }: { error: unknown; retry: () => void }) {
  if (isAbsent(error)) return <State icon={LocalParking} title="No car parks here" />
  return error === null ? <ForbiddenState /> : <ErrorState error={error} retry={retry} />
}
