import { useContext } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { todoAction, todoTimeline, type TodoItem } from '#contract/core/todo.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { ResourcesContext, resourceOf } from '#src/kit/base/resource/contractOf.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { Timeline, type TimelineEntry } from '#src/kit/value/timeline/Timeline.tsx'
import { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'
import { textIn } from './textIn.ts'
import { useWaited } from './useWaited.ts'

/** What happened to the record, how long each step took, and for whom it waits now. */
export function TodoHistory({ item }: { readonly item: Pick<TodoItem, 'resource' | 'record_id'> }) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const waited = useWaited()
  const { resource, record_id } = item
  // The words for its steps belong to the area that has its screens.
  const mounted = resourceOf(useContext(ResourcesContext), resource) ?? ''
  const hasTexts = usePluginTexts([mounted.split('/')[0] ?? ''])
  const { data, error, retry } = useCall(
    todoTimeline,
    { query: { resource, record_id } },
    { refreshOn: [{ name: resource }, todoAction] },
  )
  if (error && !data) return <ErrorState error={error} retry={retry} />
  if (!data || !hasTexts) return <RecordSkeleton lines={3} />
  const word = (key: string, other: string) => translate(`resources.${mounted}.${key}`, { _: other })
  const titleOf = ({ action, step, status }: (typeof data.list)[number]): string =>
    step !== null
      ? word(`steps.${step}.done`, step)
      : action === 'change' && status !== null
        ? word(`choices.status.${status}`, status)
        : translate(`todo.history.${action}`)
  const past = data.list.map((entry, at): TimelineEntry => {
    const said = [
      entry.for && translate('todo.for', { name: localName(entry.for, locale) }),
      entry.to && translate('todo.history.to', { name: localName(entry.to, locale) }),
      entry.waited !== null && translate('todo.history.after', { time: waited(entry.waited) }),
      entry.comment,
    ].filter(Boolean)
    return {
      id: String(at),
      from: entry.at,
      title: titleOf(entry),
      ...(said.length > 0 ? { text: said.join(' · ') } : {}),
      actor: entry.by?._id ?? null,
    }
  })
  const now = data.waiting.map(({ kind, name, since, people }): TimelineEntry => ({
    id: kind,
    from: since,
    title: textIn(name, locale),
    state: { label: translate('todo.history.waiting'), tone: 'amber' },
    text: translate('todo.history.waits_for', {
      who:
        joinNames(
          people.map((person) => localName(person, locale)),
          locale,
        ) || translate('todo.history.anybody'),
      time: waited(data.now - since),
    }),
  }))
  return <Timeline label={translate('todo.history.action')} entries={[...past, ...now]} />
}
