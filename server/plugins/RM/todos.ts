import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { tour } from '#contract/RM/tour.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { text, type LocalText } from '#contract/localText.ts'
import { todosOf, type TodoKind } from '#server/services/todos/todo.ts'
import { areaOf, problemLink } from './problems/problemLink.ts'

/** What a problem waits for, from found to closed. */
const problemKinds = (id: string, names: Readonly<Record<'assign' | 'fix' | 'verify', LocalText>>) =>
  [
    {
      id: `${id}_assign`,
      name: names.assign,
      steps: ['assign'],
      when: { status: { $in: ['open', 'reopened'] }, assignee_id: null },
      since: 'found_at',
      due: 'due_at',
    },
    {
      id: `${id}_fix`,
      name: names.fix,
      steps: ['fix'],
      when: { assignee_id: { $ne: null } },
      holder: 'assignee_id',
      since: 'assigned_at',
      due: 'due_at',
      transfer: { step: 'assign', to: 'assignee_id', comment: 'reason' },
    },
    {
      id: `${id}_verify`,
      name: names.verify,
      steps: ['verify', 'verify_own'],
      since: 'fixed_at',
    },
  ] as const satisfies readonly TodoKind<typeof tourProblem & typeof myscustProblem>[]

/** What waits for touring staff and those who lead them. */
export const todos = [
  todosOf(tourProblem, {
    title: ['problem_no', 'title', 'store_id'],
    link: ({ _id, site }, context) => problemLink(context, 'tour', site ?? '', _id),
    starter: 'found_by',
    kinds: problemKinds('RM.issue', {
      assign: text('指派巡场问题', '指派巡場問題', 'Assign a tour issue'),
      fix: text('整改巡场问题', '跟進巡場問題', 'Fix a tour issue'),
      verify: text('核验巡场问题', '核實巡場問題', 'Verify a tour issue'),
    }),
  }),
  todosOf(myscustProblem, {
    title: ['problem_no', 'title', 'store_id'],
    link: ({ _id, site }, context) => problemLink(context, 'myscust', site ?? '', _id),
    starter: 'found_by',
    kinds: problemKinds('RM.mystery', {
      assign: text('指派神秘顾客问题', '指派神秘顧客問題', "Assign a mystery customer's issue"),
      fix: text('整改神秘顾客问题', '跟進神秘顧客問題', "Fix a mystery customer's issue"),
      verify: text('核验神秘顾客问题', '核實神秘顧客問題', "Verify a mystery customer's issue"),
    }),
  }),
  todosOf(tour, {
    title: ['tour_no', 'title'],
    link: ({ _id, site }, context) => `${areaOf(context, site ?? '')}/tour/list/${_id}/show`,
    kinds: [
      {
        id: 'RM.tour_walk',
        name: text('完成巡场', '完成巡場', 'Walk a tour'),
        steps: ['start', 'finish'],
        holder: 'assignee_ids',
        since: 'created_at',
        due: 'planned_at',
      },
    ],
  }),
  todosOf(myscustResult, {
    title: ['title'],
    link: ({ _id, site }, context) => `${areaOf(context, site ?? '')}/myscust/result/${_id}/show`,
    kinds: [
      {
        id: 'RM.mystery_publish',
        name: text('发布神秘顾客结果', '發佈神秘顧客結果', "Publish a mystery customer's result"),
        steps: ['publish'],
      },
      {
        id: 'RM.appeal_decide',
        name: text(
          '裁定神秘顾客申诉',
          '裁決神秘顧客申訴',
          "Decide on an appeal against a mystery customer's result",
        ),
        steps: ['decide'],
      },
    ],
  }),
]
