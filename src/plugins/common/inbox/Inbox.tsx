import PersonOff from '@mui/icons-material/EventBusyOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { todoTabs } from '#contract/core/todo.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { TabBar } from '#src/kit/page/tabs/TabBar.tsx'
import { InboxControls } from './InboxControls.tsx'
import { Pages } from './Pages.tsx'
import { TodoEntry } from './TodoEntry.tsx'
import { useInbox, type InboxView } from './useInbox.ts'

/** What waits for the user in all areas, what they did and started, and what others sent them a copy of. */
export function InboxPage() {
  const translate = useTranslate()
  const inbox = useInbox()
  const { choices, kinds, set, open, perPage } = inbox
  const { data, error, retry } = inbox.list
  const addressOf = (tab: string) =>
    `/todo?${new URLSearchParams({ tab, ...(choices.where === 'all' ? { where: 'all' } : {}) })}`
  return (
    <PlainPage
      title="todo.title"
      actions={
        <Button component={LinkBase} to="/todo/deputies" variant="outlined" startIcon={<PersonOff />}>
          {translate('todo.deputy.open')}
        </Button>
      }
    >
      <TabBar
        label={translate('todo.title')}
        open={choices.tab}
        tabs={todoTabs.map((key) => ({
          key,
          text: translate(`todo.tabs.${key}`),
          to: addressOf(key),
          count: key === 'open' ? open : undefined,
        }))}
      />
      <InboxControls {...{ choices, kinds, set }} />
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={6} />}
      {data?.list.length === 0 && <Nothing choices={choices} set={set} />}
      {data && data.list.length > 0 && <Todos inbox={inbox} data={data} />}
      {data && (
        <Pages
          page={choices.page}
          perPage={perPage}
          total={data.total}
          onChange={(to) => set({ page: `${to}` })}
        />
      )}
    </PlainPage>
  )
}

interface TodosProps {
  readonly inbox: InboxView
  readonly data: NonNullable<InboxView['list']['data']>
}

function Todos({ inbox, data }: TodosProps) {
  const translate = useTranslate()
  const { choices, kinds, list, refresh } = inbox
  const { tab } = choices
  return (
    <ul className="stack gap-8" aria-label={translate(`todo.tabs.${tab}`)} aria-busy={list.isFetching}>
      {data.list.map((item) => (
        <li key={`${item.kind} ${item.resource} ${item.record_id}`}>
          <TodoEntry item={item} tab={tab} now={data.now} kinds={kinds} onChanged={refresh} />
        </li>
      ))}
    </ul>
  )
}

/** No to-dos: because there are none, or because nothing fits what is sought. */
function Nothing({ choices: { tab, q, kind }, set }: Pick<InboxView, 'choices' | 'set'>) {
  const translate = useTranslate()
  if (q === '' && kind === '')
    return (
      <State
        icon={Inbox}
        title={translate(`todo.empty.${tab}`)}
        text={tab === 'open' ? translate('todo.empty.hint') : undefined}
      />
    )
  return (
    <State icon={Inbox} title={translate('todo.nothing_found')}>
      <Button variant="outlined" onClick={() => set({ q: '', kind: '', page: '' })}>
        {translate('todo.clear')}
      </Button>
    </State>
  )
}
