import {
  CreatePage,
  FieldInputs,
  listOf,
  PersonLabel,
  RelatedRecords,
  resourceScreens,
  Section,
  type FieldGroup,
} from 'atrium/screens'
import { booking, lot, statusColors } from './parking.ts'

/** The list, page and forms of a resource, from data. What is left out follows from the contract. */
export const bookingScreens = resourceScreens(booking)

/** The list alone, in a module that loads no forms; `resourceScreens(booking, { list: BookingList })` takes it. */
export const BookingList = listOf(booking, { columns: ['day', 'driver_id'], filters: ['driver_id'] })

/** The order and the groups of the fields are written once, for the form and the page. */
const form: readonly FieldGroup<typeof lot>[] = [
  { title: 'parking.lot.group.place', fields: ['name', 'name_en', 'name_tc', 'floor_id', 'parent_id'] },
  { title: 'parking.lot.group.use', fields: ['state', 'places', 'plan'] },
]
export const lotScreens = resourceScreens(lot, {
  looks: { state: { statusColors } },
  columns: ['name', { source: 'state', width: 120 }, { source: 'places', hidden: true }],
  filters: ['state', 'floor_id'],
  preview: true,
  form,
  facts: ['floor_id'],
  // A component can take the place of any data.
  aside: [Hours],
  related: Bookings,
})

/** The inputs of the screens in a page of your own. */
export const NewLot = () => (
  <CreatePage>
    <FieldInputs form={form} />
  </CreatePage>
)

/** Records that refer to the current one; they are added in a drawer and removed after a question. */
function Bookings() {
  return (
    <RelatedRecords
      title="parking.booking.title"
      contract={booking}
      by="lot_id"
      render={({ day }) => day}
      renderBeside={({ driver_id }) => <PersonLabel id={driver_id} />}
      empty="parking.booking.none"
      add={{
        title: 'parking.booking.add',
        form: [{ title: 'parking.booking.title', fields: ['day', 'driver_id'] }],
      }}
      edit={{
        title: 'parking.booking.change',
        form: [{ title: 'parking.booking.title', fields: ['day', 'driver_id'] }],
      }}
      remove={{
        title: 'parking.booking.cancel',
        text: 'parking.booking.cancel_text',
        action: 'parking.booking.cancel_now',
      }}
    />
  )
}

function Hours() {
  return <Section title="parking.lot.hours">8:00 – 22:00</Section>
}
