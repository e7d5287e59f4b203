import { Button } from '@mui/material'
import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { todoAction, todoCounts } from '#contract/core/todo.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'

/** What waits for the user at the current site, by kind: the inbox in figures. */
export function TodoCard({ siteId }: { readonly siteId: string | null }) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const { data, error, retry } = useCall(
    todoCounts,
    { query: { site: siteId ?? 'ALL' } },
    { refreshOn: [todoAction], refetchInterval: (_, failure) => !failure && 120_000, keepsPrevious: true },
  )
  const waiting = data?.kinds.filter(({ count }) => count > 0) ?? []
  return (
    <Section
      title="dashboard.todo"
      action={
        <span>
          {data && data.overdue > 0 && (
            <StatusChip tone="red">{translate('dashboard.overdue', { count: data.overdue })}</StatusChip>
          )}
          <Button size="small" component={LinkBase} to="/todo">
            {translate('dashboard.inbox')}
          </Button>
        </span>
      }
    >
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <SkeletonBar width="50%" />}
      {data && waiting.length === 0 && <p>{translate('dashboard.nothing')}</p>}
      {waiting.length > 0 && (
        <FigureCards>
          {waiting.map(({ kind, name, count }) => (
            <FigureCard
              key={kind}
              label={localName({ name: name.zh_CN, name_tc: name.zh_TW, name_en: name.en_US }, locale)}
              value={count}
              to={`/todo?${new URLSearchParams({ kind })}`}
            />
          ))}
        </FigureCards>
      )}
    </Section>
  )
}
