import { billingRun } from '#contract/PS/billingRun.ts'
import { text } from '#contract/localText.ts'
import { todosOf } from '#server/services/todos/todo.ts'

/** What waits for the people who bill. */
export const todos = [
  todosOf(billingRun, {
    title: ['run_no', 'stat_month'],
    link: ({ _id }) => `/PS/billing/${_id}/show`,
    kinds: [
      { id: 'PS.review', name: text('复核账单', '覆核帳單', 'Review bills'), steps: ['review'] },
      { id: 'PS.issue', name: text('签发账单', '簽發帳單', 'Issue bills'), steps: ['issue'] },
    ],
  }),
]
