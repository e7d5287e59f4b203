import { todoAction, todoCounts, todoList, todoTabs } from '#contract/core/todo.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'

const perPage = 25

/** What the inbox shows: the choices in its address, and the to-dos that fit them. */
export function useInbox() {
  const { site } = usePerson()
  const { text, choice, page, set } = usePageChoices()
  const tab = choice('tab', todoTabs)
  const where = choice('where', ['site', 'all'])
  const scope = choice('scope', ['mine', 'team'])
  const [kind, q] = [text('kind'), text('q')]
  const at = where === 'all' || !site ? 'ALL' : site._id
  const counts = useCall(
    todoCounts,
    { query: { site: at } },
    { refreshOn: [todoAction], keepsPrevious: true },
  )
  const kinds = counts.data?.kinds ?? []
  // Any change in an area that has to-dos can change the list.
  const resources = [...new Set(kinds.map(({ resource }) => resource))]
  const list = useCall(
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
    { refreshOn: [todoAction, ...resources.map((name) => ({ name }))], keepsPrevious: true },
  )
  const refresh = () => {
    list.retry()
    counts.retry()
  }
  return {
    choices: { tab, where, scope, kind, q, page },
    set,
    kinds,
    open: counts.data?.open,
    list,
    perPage,
    refresh,
  }
}

export type InboxView = ReturnType<typeof useInbox>
