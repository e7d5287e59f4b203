import type { ReactNode } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { TodoItem, TodoTab } from '#contract/core/todo.ts'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import styles from './Inbox.module.css'
import { useWaited } from './useWaited.ts'

interface TodoFactsProps {
  readonly item: TodoItem
  readonly tab: TodoTab
  /** The present moment by the operator's clock, in unix seconds. */
  readonly now: number
  readonly isLate: boolean
}

/** Where a to-do is, who started and who handles it, and its times. */
export function TodoFacts({ item, tab, now, isLate }: TodoFactsProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const { site, user } = usePerson()
  const waited = useWaited()
  const { starter, handler, copied_by, at } = item
  const elsewhere = user.sites.find(({ _id }) => _id === item.site && _id !== site?._id)
  const waits = tab !== 'done' && item.kind !== null
  const since = waits ? item.since : null
  const due = waits ? item.due_at : null
  return (
    <dl className={styles['facts']}>
      {elsewhere && <Fact label={translate('todo.site')}>{localName(elsewhere, locale)}</Fact>}
      {starter && <Fact label={translate('todo.starter')}>{localName(starter, locale)}</Fact>}
      {handler && <Fact label={translate('todo.handler')}>{localName(handler, locale)}</Fact>}
      {tab === 'done' && at !== null && (
        <Fact label={translate('todo.done_at')}>
          <Moment at={at} />
        </Fact>
      )}
      {since !== null && <Fact label={translate('todo.waits')}>{waited(now - since)}</Fact>}
      {due !== null && (
        <Fact label={translate('todo.due')}>
          <span data-late={isLate || undefined}>
            <Moment at={due} />
          </span>
        </Fact>
      )}
      {copied_by && <Fact label={translate('todo.copied_by')}>{localName(copied_by, locale)}</Fact>}
    </dl>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex gap-6">
    <dt>{label}</dt>
    <dd className="figures">{children}</dd>
  </div>
)
