import Take from '@mui/icons-material/HowToRegOutlined'
import Copy from '@mui/icons-material/ForwardToInboxOutlined'
import Urge from '@mui/icons-material/NotificationsActiveOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import Transfer from '@mui/icons-material/SwapHorizOutlined'
import Withdraw from '@mui/icons-material/UndoOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { TodoItem, TodoTab } from '#contract/core/todo.ts'
import type { LocalText } from '#contract/localText.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import styles from './Inbox.module.css'
import { InPlace } from './InPlace.tsx'
import { textIn } from './textIn.ts'
import { TodoDialog, type TodoVerb } from './TodoDialog.tsx'
import { TodoFacts } from './TodoFacts.tsx'
import { TodoHistory } from './TodoHistory.tsx'

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
  const [verb, setVerb] = useState<TodoVerb | null>(null)
  const [hasHistory, setHistory] = useState(false)
  const [isInPlace, setInPlace] = useState(false)
  const { kind, due_at, comment, can, stands_in_for } = item
  const title = textIn(item.title, locale)
  const isLate = tab === 'open' && due_at !== null && due_at < now
  const possible = { ...can, copy: kind !== null && item.link !== null }
  return (
    <article className={styles['item']}>
      <header>
        <Kind {...{ item, tab, isLate }} name={kinds.find((one) => one.kind === kind)?.name} />
        {item.link === null ? (
          <span className="medium anywhere">{title}</span>
        ) : (
          <LinkBase to={item.link} className="medium anywhere ink">
            {title}
          </LinkBase>
        )}
      </header>
      <TodoFacts {...{ item, tab, now, isLate }} />
      {comment !== null && <p className={styles['comment']}>{comment}</p>}
      <div className={styles['tools']}>
        {can.take && (
          <Button
            size="small"
            startIcon={<Take />}
            aria-expanded={isInPlace}
            onClick={() => setInPlace(!isInPlace)}
          >
            {translate('todo.place.action')}
          </Button>
        )}
        {verbs
          .filter((one) => possible[one])
          .map((one) => (
            <Button key={one} size="small" startIcon={icons[one]} onClick={() => setVerb(one)}>
              {translate(`todo.${one}.action`)}
            </Button>
          ))}
        {item.link !== null && (
          <Button
            size="small"
            startIcon={<HistoryIcon />}
            aria-expanded={hasHistory}
            onClick={() => setHistory(!hasHistory)}
          >
            {translate('todo.history.action')}
          </Button>
        )}
      </div>
      {isInPlace && kind !== null && stands_in_for && (
        <InPlace item={item} kind={kind} person={stands_in_for._id} onDone={onChanged} />
      )}
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

const verbs: readonly TodoVerb[] = ['transfer', 'urge', 'withdraw', 'copy']
const icons = { transfer: <Transfer />, urge: <Urge />, withdraw: <Withdraw />, copy: <Copy /> }

interface KindProps extends Pick<TodoEntryProps, 'item' | 'tab'> {
  readonly isLate: boolean
  /** What the kind of to-do is called; undefined if nothing is to be done any more. */
  readonly name: LocalText | undefined
}

/** The kind of a to-do, with what is special about it. */
function Kind({ item: { urged_at, stands_in_for }, tab, isLate, name }: KindProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  return (
    <p className="flex wrap muted small gap-4-12">
      {name ? textIn(name, locale) : translate('todo.settled')}
      {isLate && <StatusChip tone="red">{translate('todo.overdue')}</StatusChip>}
      {urged_at !== null && tab !== 'done' && <StatusChip tone="amber">{translate('todo.urged')}</StatusChip>}
      {stands_in_for && (
        <StatusChip tone="blue">
          {translate('todo.for', { name: localName(stands_in_for, locale) })}
        </StatusChip>
      )}
    </p>
  )
}
