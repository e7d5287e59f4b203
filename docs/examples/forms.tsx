import { call, listCall, oneCall, signedIn } from 'atrium/contract'
import { Autocomplete, Button, TextField } from '@mui/material'
import {
  AddInDrawer,
  CascaderInput,
  Checks,
  controlProps,
  DaysInput,
  DrawerForm,
  IconInput,
  TimeInput,
  OptionInput,
  PointsInput,
  ReferenceInput,
  StoresByFloor,
  type StoresByFloorProps,
  TextInput,
  KeptFilesContext,
  type KeptFiles,
  type SavedAnswers,
  useAnswers,
  useFirstAnswer,
  useCountdown,
  useUnsentNames,
  type WithPhotos,
} from 'atrium/parts'
import {
  CreatePage,
  EditPage,
  FieldError,
  FormGroup,
  Input,
  Labelled,
  NamesInput,
  ReadOnly,
  Segments,
  StoreInput,
  StoresInput,
  type StoreOption,
  useAutocompleteTexts,
  useFieldInput,
  useLookup,
  useSettled,
  useTyped,
} from 'atrium/screens'
import { useMemo, useState, type ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { z } from 'zod'
import { booking, lot } from './parking.ts'

/**
 * The forms of a new and of a stored record, with the same inputs. `Input` chooses the input by the field.
 */
export const LotCreate = () => (
  <CreatePage defaults={{ places: 100 }}>
    <LotInputs />
  </CreatePage>
)
export const LotEdit = () => (
  <EditPage>
    <LotInputs />
    <ReadOnly source="state" />
  </EditPage>
)
const LotInputs = () => (
  <>
    <FormGroup title="parking.lot.group.name">
      <NamesInput />
      <TextInput source="name_en" lang="en" />
    </FormGroup>
    <FormGroup title="parking.lot.group.plan">
      <Input source="places" />
      <Input source="plan" />
    </FormGroup>
  </>
)

/** An icon, and one of a known set of options that the browser searches. */
export const LotLook = () => (
  <>
    <IconInput source="icon" />
    <OptionInput
      source="zone"
      options={[{ id: 'north', name: 'North', more: 'N' }]}
      isPending={false}
      none="parking.lot.no_zone"
    />
  </>
)

/** The days on which a lot is closed, each chosen in a calendar. */
export const LotClosed = () => <DaysInput source="closed_days" />

/** Records that belong to the current record are added, or changed, in a drawer beside it. */
export function AddBooking() {
  const lotOnScreen = useRecordContext()
  return (
    <AddInDrawer contract={booking} title="parking.booking.add" defaults={{ lot_id: lotOnScreen?.id }}>
      <Input source="day" />
      <Input source="driver_id" />
      <Input source="billed_in" />
      <TimeInput source="from_time" />
    </AddInDrawer>
  )
}
export function ChangeBooking({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>…</Button>
      <DrawerForm
        open={isOpen}
        onClose={() => setOpen(false)}
        title="parking.booking.edit"
        resource="parking/booking"
        id={id}
      >
        <Input source="day" />
      </DrawerForm>
    </>
  )
}

/** A choice among the user's own stores, and what a shop sells as a path through levels. */
export const ShopInputs = () => (
  <FormGroup title="parking.booking.shop">
    <StoreInput source="store_id" own permit="lease" />
    <CascaderInput sources={['category_id', 'level1_id', 'level2_id']} type="brand" />
  </FormGroup>
)

/** The stores that a round goes through, in the order of the floors. */
export const RoundInput = ({ stores }: { readonly stores: readonly StoreOption[] }) => (
  <StoresInput source="store_ids" stores={stores} isPending={false} />
)

/** Stores to choose where there is no form: the page keeps what is chosen. */
export function ChosenStores({ stores, isPending }: Pick<StoresByFloorProps, 'stores' | 'isPending'>) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return <StoresByFloor stores={stores} isPending={isPending} chosen={chosen} onChoose={setChosen} />
}

/** Checkboxes for the numbers of a list field. */
export function FloorsInput() {
  const input = useFieldInput('floors')
  return (
    <Labelled isGroup {...input}>
      <Checks options={[1, 2, 3].map((floor) => [floor, `P${floor}`])} input={input} />
    </Labelled>
  )
}

/** A choice among some of the records that a field can refer to. */
export const OpenLotInput = () => <ReferenceInput source="lot_id" filter={{ state: 'open' }} />

/** A custom input: bound to its field, labelled, with the look of the others and its error below. */
export function PlacesInput() {
  const { register, ...input } = useFieldInput('places')
  return (
    <Labelled {...input}>
      <input
        {...controlProps(input)}
        ref={register}
        inputMode="numeric"
        value={String(input.value ?? '')}
        onChange={({ target }) => input.setValue(Number(target.value) || target.value)}
        onBlur={input.onBlur}
      />
    </Labelled>
  )
}

/** An input with several parts, which shows its own error. */
export function StateInput() {
  const { id, label, value, setValue, error } = useFieldInput('state')
  return (
    <div id={id}>
      <Segments
        label={label}
        choices={(lot.fields.state.choices ?? []).map((one) => ({ value: one, text: one }))}
        value={String(value)}
        onChoose={setValue}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}

/** A search while the user types, sent when the typing pauses. */
export function LotSearch() {
  const { search, typing } = useTyped()
  const $q = useSettled(search)
  const { data, isPending } = useLookup(listCall(lot), $q === '' ? null : { query: { cond: { $q } } })
  return (
    <Autocomplete
      {...useAutocompleteTexts(isPending)}
      options={(data?.list ?? []).map(({ name }) => name)}
      {...typing}
      renderInput={(params) => <TextField {...params} />}
    />
  )
}

/** The first record that fits, if there is one: the first lot with a name. */
export function FirstLot({ name }: { name: string }) {
  const { data } = useLookup(oneCall(lot), { query: { cond: { name } } })
  return data && <p>{data.name}</p>
}

/** A button that can be used again after a minute. */
export function AskAgain({ ask }: { ask: () => void }) {
  const [left, start] = useCountdown()
  return (
    <Button
      disabled={left > 0}
      onClick={() => {
        ask()
        start(60)
      }}
    >
      {left > 0 ? left : 'OK'}
    </Button>
  )
}

/** An inspection: each item takes a tap, which is saved at once, or when there is a connection again. */
const saveInspection = call({
  method: 'PUT',
  path: '/parking/inspection',
  does: 'Saves answers of an inspection.',
  can: signedIn,
  query: z.object({ cond: z.string() }),
  body: z.object({ items: z.array(z.object({ item_id: z.string(), points: z.number().nullable() })) }),
  reply: z.object({ rev: z.number() }),
})
interface Points extends WithPhotos {
  readonly points: number | null
}
interface InspectionProps {
  readonly id: string
  readonly items: readonly string[]
}
export function Inspection({ id, items }: InspectionProps) {
  const { answers, answer, state }: SavedAnswers<Points> = useAnswers(`inspection/${id}`, {
    call: saveInspection,
    query: { cond: { _id: id } },
    body: {},
    list: ['items', 'item_id'],
    noun: 'inspection',
  })
  return (
    <>
      {items.map((item) => (
        <PointsInput
          key={item}
          label={item}
          min={0}
          max={5}
          points={answers?.[item]?.points ?? null}
          isNotApplicable={answers?.[item]?.points === null}
          onChange={(points) => void answer(item, { points })}
        />
      ))}
      <output>{state}</output>
    </>
  )
}

/** Begins an inspection with its first answer, which its own screen sends. */
export function BeginInspection({ id }: { readonly id: string }) {
  const keepFirst = useFirstAnswer()
  const to = {
    call: saveInspection,
    query: { cond: { _id: id } },
    body: {},
    list: ['items', 'item_id'],
    noun: 'inspection',
  } as const
  const begin = () => keepFirst(`inspection/${id}`, to, { id: 'floor', value: { points: 5 } })
  return <button onClick={begin}>5</button>
}

/** Whether this device has answers of an inspection that the server does not have. */
export const HasUnsent = ({ id }: { readonly id: string }) => useUnsentNames().has(`inspection/${id}`)

/** Around the inputs of an answer: photos that cannot be uploaded now become its `photos`. */
interface WithKeptPhotosProps {
  readonly photos: KeptFiles['files']
  readonly onPhotos: KeptFiles['reportFiles']
  readonly children: ReactNode
}
export function WithKeptPhotos({ photos, onPhotos, children }: WithKeptPhotosProps) {
  const kept = useMemo(() => ({ files: photos, reportFiles: onPhotos }), [photos, onPhotos])
  return <KeptFilesContext value={kept}>{children}</KeptFilesContext>
}
