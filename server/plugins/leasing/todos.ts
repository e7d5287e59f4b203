import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { text } from '#contract/localText.ts'
import { todosOf } from '#server/services/todos/todo.ts'

/** What waits for the people who work with leases. */
export const todos = [
  todosOf(leaseShip, {
    title: ['contract_no', 'brand_id'],
    link: ({ _id }) => `/leasing/lease/${_id}/show`,
    kinds: [
      {
        id: 'leasing.approve',
        name: text('审批租约', '審批租約', 'Decide on a lease'),
        steps: ['approve', 'reject'],
      },
      {
        id: 'leasing.revise',
        name: text('修改被退回的租约', '修改被退回的租約', 'Revise a lease that was sent back'),
        steps: ['submit'],
        when: { rejection_reason: { $ne: null } },
      },
    ],
  }),
]
