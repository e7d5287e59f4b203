import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import {
  todoAction,
  todoCopy,
  todoPeople,
  todoTransfer,
  todoUrge,
  todoWithdraw,
} from '#contract/core/todo.ts'
import { choice, text } from '#contract/fields.ts'
import { CallDialog } from '#src/kit/form/call/CallDialog.tsx'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { localName } from '#src/kit/base/text/localName.ts'

/** What can be done with a to-do besides doing it. */
export type TodoVerb = 'transfer' | 'copy' | 'urge' | 'withdraw'

interface TodoDialogProps {
  readonly verb: TodoVerb
  readonly kind: string
  readonly id: string
  /** What the record is called. */
  readonly title: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for what is said with it, and sends it. */
export function TodoDialog({ verb, ...props }: TodoDialogProps) {
  const translate = useTranslate()
  if (verb === 'transfer') return <TransferDialog {...props} />
  const { kind, id, title, onDone, onClose } = props
  const look = {
    title: translate(`todo.${verb}.question`),
    text: title,
    confirm: translate(`todo.${verb}.action`),
    texts: 'todo.said',
    onDone,
    onClose,
  }
  if (verb === 'copy')
    return <CallDialog {...look} call={todoCopy} input={(body) => ({ params: { kind, id }, body })} />
  return verb === 'urge' ? (
    <CallDialog {...look} call={todoUrge} input={(body) => ({ params: { kind, id }, body })} />
  ) : (
    <CallDialog {...look} call={todoWithdraw} isDanger input={(body) => ({ params: { kind, id }, body })} />
  )
}

/** The choice is among those who may do it. */
function TransferDialog({ kind, id, title, onDone, onClose }: Omit<TodoDialogProps, 'verb'>) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const { data } = useCall(todoPeople, { params: { kind, id } })
  const { send } = useSend(todoTransfer, { refreshes: [todoAction] })
  const people = data?.list ?? []
  const names = new Map(people.map((person) => [person._id, localName(person, locale)]))
  const fields = {
    to_id: choice(
      people.map(({ _id }) => _id),
      { required: true },
    ),
    comment: text({ max: 500 }),
  }
  return (
    <FormDialog
      title={translate('todo.transfer.question')}
      text={data && people.length === 0 ? translate('todo.transfer.nobody') : title}
      confirm={translate('todo.transfer.action')}
      isReady={people.length > 0}
      fields={fields}
      texts={{
        label: (source) => translate(`todo.said.fields.${source}`),
        choice: (_, value) => names.get(String(value)) ?? String(value),
        help: () => '',
        yesNo: String,
      }}
      onConfirm={async ({ to_id, comment }) => {
        await send({
          params: { kind, id },
          body: { to_id: to_id ?? '', comment: comment ?? null },
        })
        onDone()
        onClose()
        return undefined
      }}
      onClose={onClose}
    />
  )
}
