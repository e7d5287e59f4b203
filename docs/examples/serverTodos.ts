import { text, todosOf, type TodoKind, type TodoSource } from 'atrium/server'
import { sql } from 'kysely'
import { fault } from './parking.ts'

/**
 * What has to be done about faults, for `todos` of the server half: the inbox lists it for those to whom a step
 * is open. The title is made of fields; a reference is shown by the name of its record. With `holder`, only the
 * person in that field has it in their list.
 */
export const faultTodos = todosOf(fault, {
  title: ['fault_no', 'what', 'lot_id'],
  link: ({ _id }) => `/parking/fault/${_id}/show`,
  withdraw: 'withdraw',
  kinds: [
    {
      id: 'parking.confirm',
      name: text('确认故障', '確認故障', 'Confirm a fault'),
      steps: ['confirm', 'dismiss'],
    },
    {
      id: 'parking.mend',
      name: text('维修', '維修', 'Mend a fault'),
      steps: ['withdraw'],
      holder: 'mender_id',
      when: { mender_id: { $ne: null } },
    },
  ],
})

const inCapitals = sql`upper(parking_fault.what)`

/** Of records without a lifecycle `can` says who has to do it, and `done` who did; a title can be SQL, too. */
const urgent: TodoKind<typeof fault> = {
  id: 'parking.urgent',
  name: text('紧急故障', '緊急故障', 'An urgent fault'),
  can: { manager: true },
  when: { what: { $like: '!' } },
  done: { by: 'updated_by', at: 'updated_at' },
}
export const urgentTodos: TodoSource = todosOf(fault, {
  title: [() => ({ zh_CN: inCapitals, zh_TW: inCapitals, en_US: inCapitals })],
  link: ({ _id }) => `/parking/fault/${_id}/show`,
  kinds: [urgent],
})
