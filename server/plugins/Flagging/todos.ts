import { flag } from '#contract/Flagging/flag.ts'
import { text } from '#contract/localText.ts'
import { todosOf } from '#server/services/todos/todo.ts'

/** What waits for those who follow up tenants. */
export const todos = [
  todosOf(flag, {
    title: ['title'],
    link: ({ _id }) => `/Flagging/list/${_id}/show`,
    kinds: [
      {
        id: 'Flagging.follow_up',
        name: text('跟进预警', '跟進預警', 'Follow up a flag'),
        steps: ['clear'],
        when: { status: 'in_follow_up', owner_id: { $ne: null } },
        holder: 'owner_id',
      },
    ],
  }),
]
