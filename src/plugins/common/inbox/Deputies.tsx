import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { todoDeputy } from '#contract/core/todo.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'

const form = [{ title: 'todo.deputy.when', fields: ['deputy_id', 'from_date', 'to_date', 'note'] }] as const

/** Who looks after the user's to-dos while they are away, and for whom the user does. */
export function DeputiesPage() {
  const translate = useTranslate()
  const { user } = usePerson()
  return (
    <PlainPage title="todo.deputy.title" back={<BackLink to="/todo">{translate('todo.title')}</BackLink>}>
      <p className="muted">{translate('todo.deputy.hint')}</p>
      <RelatedRecords
        title="todo.deputy.mine"
        contract={todoDeputy}
        filter={{ created_by: user._id }}
        of="deputy_id"
        renderBeside={({ from_date, to_date, note }) =>
          [`${from_date} – ${to_date}`, note].filter(Boolean).join(' · ')
        }
        empty="todo.deputy.none"
        add={{ title: 'todo.deputy.add', form }}
        edit={{ title: 'todo.deputy.change', form }}
        remove={{
          title: 'todo.deputy.remove',
          text: 'todo.deputy.remove_text',
          action: 'todo.deputy.remove_now',
        }}
      />
      <RelatedRecords
        title="todo.deputy.others"
        contract={todoDeputy}
        filter={{ deputy_id: user._id }}
        render={({ created_by, from_date, to_date }) => (
          <span>
            <PersonLabel id={created_by} /> {`${from_date} – ${to_date}`}
          </span>
        )}
      />
    </PlainPage>
  )
}
