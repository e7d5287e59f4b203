import PersonOff from '@mui/icons-material/EventBusyOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import { Button } from '@mui/material'
import { LinkBase, useLocale, useTranslate } from 'react-admin'
import { todoAction, todoCounts, todoList, todoTabs } from '#contract/core/todo.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { usePerson } from '#src/kit/personContext.ts'
import { PlainPage } from '#src/kit/record/PlainPage.tsx'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { State } from '#src/kit/state/State.tsx'
import { LabelledSelect, PageControls } from '#src/kit/statistics/LabelledSelect.tsx'
import { SearchControl } from '#src/kit/statistics/SearchControl.tsx'
import { usePageChoices } from '#src/kit/statistics/usePageChoices.ts'
import { TabBar } from '#src/kit/tabs/TabBar.tsx'
import { textIn } from './textIn.ts'
import styles from './Inbox.module.css'
import { TodoEntry } from './TodoEntry.tsx'

const perPage = 25

/** What waits for the user in all areas, what they did and started, and what others sent them a copy of. */
export function InboxPage() {
  const translate = useTranslate()
  const locale = useLocale()
  const { user, site } = usePerson()
  const { text, choice, set } = usePageChoices()
  const tab = choice('tab', todoTabs)
  const where = choice('where', ['site', 'all'])
  const scope = choice('scope', ['mine', 'team'])
  const page = Math.max(1, Math.floor(Number(text('page'))) || 1)
  const [kind, q] = [text('kind'), text('q')]
  const at = where === 'all' || !site ? 'ALL' : site._id
  const counts = useCall(
    todoCounts,
    { query: { site: at } },
    { refreshOn: [todoAction], keepsPrevious: true },
  )
  const kinds = counts.data?.kinds ?? []
  // Whatever changes in an area that has to-dos can change the list.
  const refreshOn = [todoAction, ...new Set(kinds.map(({ resource }) => resource))].map((one) =>
    typeof one === 'string' ? { name: one } : one,
  )
  const { data, error, retry, isFetching } = useCall(
    todoList,
    {
      query: {
        tab,
        site: at,
        range: `${(page - 1) * perPage}-${page * perPage - 1}`,
        ...(kind ? { kind } : {}),
        ...(q ? { q } : {}),
        ...(scope === 'team' && tab === 'open' ? { team: '1' as const } : {}),
      },
    },
    { refreshOn, keepsPrevious: true },
  )
  const addressOf = (to: string) =>
    `/todo?${new URLSearchParams({ tab: to, ...(where === 'all' ? { where } : {}) })}`
  const refresh = () => {
    retry()
    counts.retry()
  }
  const pages = Math.ceil((data?.total ?? 0) / perPage)
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
        open={tab}
        tabs={todoTabs.map((key) => ({
          key,
          text: translate(`todo.tabs.${key}`),
          to: addressOf(key),
          count: key === 'open' ? counts.data?.open : undefined,
        }))}
      />
      <PageControls>
        <SearchControl
          label={translate('todo.search')}
          value={q}
          onChange={(sought) => set({ q: sought, page: '' })}
        />
        <LabelledSelect
          label={translate('todo.kind')}
          value={kind}
          options={[
            ['', translate('todo.every_kind')],
            ...kinds.map((one): [string, string] => [
              one.kind,
              one.count > 0 && tab === 'open'
                ? `${textIn(one.name, locale)} (${one.count})`
                : textIn(one.name, locale),
            ]),
          ]}
          onChange={(chosen) => set({ kind: chosen, page: '' })}
        />
        {user.sites.length > 1 && (
          <LabelledSelect
            label={translate('todo.where.label')}
            value={where}
            options={[
              ['site', translate('todo.where.site')],
              ['all', translate('todo.where.all')],
            ]}
            onChange={(chosen) => set({ where: chosen, page: '' })}
          />
        )}
        {tab === 'open' && (
          <LabelledSelect
            label={translate('todo.scope.label')}
            value={scope}
            options={[
              ['mine', translate('todo.scope.mine')],
              ['team', translate('todo.scope.team')],
            ]}
            onChange={(chosen) => set({ scope: chosen, page: '' })}
          />
        )}
      </PageControls>
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={6} />}
      {data?.list.length === 0 && (
        <State
          icon={Inbox}
          title={translate(q || kind ? 'todo.nothing_found' : `todo.empty.${tab}`)}
          text={tab === 'open' && !q && !kind ? translate('todo.empty.hint') : undefined}
        >
          {(q || kind) && (
            <Button variant="outlined" onClick={() => set({ q: '', kind: '', page: '' })}>
              {translate('todo.clear')}
            </Button>
          )}
        </State>
      )}
      {data && data.list.length > 0 && (
        <ul className={styles['list']} aria-label={translate(`todo.tabs.${tab}`)} aria-busy={isFetching}>
          {data.list.map((item) => (
            <li key={`${item.kind} ${item.resource} ${item.record_id}`}>
              <TodoEntry item={item} tab={tab} now={data.now} kinds={kinds} onChanged={refresh} />
            </li>
          ))}
        </ul>
      )}
      {data && pages > 1 && (
        <nav className={styles['pages']} aria-label={translate('todo.pages')}>
          <Button disabled={page <= 1} onClick={() => set({ page: String(page - 1) })}>
            {translate('atrium.action.previous')}
          </Button>
          <span>{translate('todo.page_of', { page, pages, total: data.total })}</span>
          <Button disabled={page >= pages} onClick={() => set({ page: String(page + 1) })}>
            {translate('atrium.action.next')}
          </Button>
        </nav>
      )}
    </PlainPage>
  )
}
