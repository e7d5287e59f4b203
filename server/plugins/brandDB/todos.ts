import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { text } from '#contract/localText.ts'
import { todosOf } from '#server/services/todos/todo.ts'
import { brandTitle } from './brandAudit/brandRequests.ts'

/** What waits for the people who work with brands. */
export const todos = [
  todosOf(brandAudit, {
    title: [() => brandTitle],
    link: ({ _id }) => `/brandDB/brandAudit/${_id}`,
    starter: 'submitted_by',
    withdraw: 'withdraw',
    kinds: [
      {
        id: 'brandDB.decide',
        name: text('审批品牌申请', '審批品牌申請', 'Decide on a brand request'),
        steps: ['approve', 'reject'],
        since: 'submitted_at',
      },
      {
        id: 'brandDB.revise',
        name: text('修改被退回的品牌申请', '修改被退回的品牌申請', 'Revise a rejected brand request'),
        steps: ['resubmit'],
        holder: 'created_by',
      },
    ],
  }),
]
