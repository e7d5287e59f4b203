import Copy from '@mui/icons-material/ForwardToInboxOutlined'
import Urge from '@mui/icons-material/NotificationsActiveOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import Transfer from '@mui/icons-material/SwapHorizOutlined'
import Withdraw from '@mui/icons-material/UndoOutlined'
import { Button } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { LinkBase, useLocale, useTranslate } from 'react-admin'
import type { TodoItem, TodoTab } from '#contract/core/todo.ts'
import type { LocalText } from '#contract/localText.ts'
import { Moment } from '#src/kit/field/Moment.tsx'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import { localName } from '#src/kit/localName.ts'
import { usePerson } from '#src/kit/personContext.ts'
import styles from './Inbox.module.css'
import { textIn } from './textIn.ts'
import { TodoDialog, type TodoVerb } from './TodoDialog.tsx'
import { TodoHistory } from './TodoHistory.tsx'
import { useWaited } from './useWaited.ts'

interface TodoEntryProps {
  readonly item: TodoItem
  readonly tab: TodoTab
  /** The present moment by the operator's clock, in unix seconds. */
  readonly now: number
  readonly kinds: readonly { readonly kind: string; readonly name: LocalText }[]
  readonly onChanged: () => void
}

/** A to-do: what is to be done about which record, since when and until when, and what can be done with it. */
export function TodoEntry({ item, tab, now, kinds, onChanged }: TodoEntryProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const { site, user } = usePerson()
  const waited = useWaited()
  const [verb, setVerb] = useState<TodoVerb | null>(null)
  const [hasHistory, setHistory] = useState(false)
  const { kind, due_at, since, starter, handler, stands_in_for, urged_at, copied_by, comment, can } = item
  const name = kinds.find((one) => one.kind === kind)?.name
  const title = textIn(item.title, locale)
  const elsewhere = user.sites.find(({ _id }) => _id === item.site && _id !== site?._id)
  const isLate = tab === 'open' && due_at !== null && due_at < now
  const verbs: readonly (readonly [TodoVerb, boolean, ReactNode])[] = [
    ['transfer', can.transfer, <Transfer key="transfer" />],
    ['urge', can.urge, <Urge key="urge" />],
    ['withdraw', can.withdraw, <Withdraw key="withdraw" />],
    ['copy', kind !== null, <Copy key="copy" />],
  ]
  return (
    <article className={styles['item']}>
      <header>
        <p className={styles['kind']}>
          {name ? textIn(name, locale) : translate('todo.settled')}
          {isLate && <StatusChip tone="red">{translate('todo.overdue')}</StatusChip>}
          {urged_at !== null && tab !== 'done' && (
            <StatusChip tone="amber">{translate('todo.urged')}</StatusChip>
          )}
          {stands_in_for && (
            <StatusChip tone="blue">
              {translate('todo.for', { name: localName(stands_in_for, locale) })}
            </StatusChip>
          )}
        </p>
        <LinkBase to={item.link} className={styles['title']}>
          {title}
        </LinkBase>
      </header>
      <dl className={styles['facts']}>
        {elsewhere && <Fact label={translate('todo.site')}>{localName(elsewhere, locale)}</Fact>}
        {starter && <Fact label={translate('todo.starter')}>{localName(starter, locale)}</Fact>}
        {handler && <Fact label={translate('todo.handler')}>{localName(handler, locale)}</Fact>}
        {tab === 'done' && item.at !== null && (
          <Fact label={translate('todo.done_at')}>
            <Moment at={item.at} />
          </Fact>
        )}
        {tab !== 'done' && kind !== null && since !== null && (
          <Fact label={translate('todo.waits')}>{waited(now - since)}</Fact>
        )}
        {tab !== 'done' && kind !== null && due_at !== null && (
          <Fact label={translate('todo.due')}>
            <span data-late={isLate || undefined}>
              <Moment at={due_at} />
            </span>
          </Fact>
        )}
        {copied_by && <Fact label={translate('todo.copied_by')}>{localName(copied_by, locale)}</Fact>}
      </dl>
      {comment !== null && <p className={styles['comment']}>{comment}</p>}
      <div className={styles['tools']}>
        {verbs
          .filter(([, isPossible]) => isPossible)
          .map(([one, , icon]) => (
            <Button key={one} size="small" startIcon={icon} onClick={() => setVerb(one)}>
              {translate(`todo.${one}.action`)}
            </Button>
          ))}
        <Button
          size="small"
          startIcon={<HistoryIcon />}
          aria-expanded={hasHistory}
          onClick={() => setHistory(!hasHistory)}
        >
          {translate('todo.history.action')}
        </Button>
      </div>
      {hasHistory && <TodoHistory item={item} />}
      {verb && kind !== null && (
        <TodoDialog
          verb={verb}
          kind={kind}
          id={item.record_id}
          title={title}
          onDone={onChanged}
          onClose={() => setVerb(null)}
        />
      )}
    </article>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
