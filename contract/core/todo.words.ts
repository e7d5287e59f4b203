import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { todoDeputy } from './todo.ts'

/** What the deputies of absent people are called. */
export const todoDeputyWords = words(todoDeputy, {
  name: text('代办人', '代辦人', 'Deputy |||| Deputies'),
  fields: {
    deputy_id: text('代办人', '代辦人', 'Deputy'),
    from_date: text('首日', '首日', 'First day'),
    to_date: text('末日', '末日', 'Last day'),
    note: text('备注', '備註', 'Note'),
  },
})
