import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import { textIn } from './textIn.ts'
import type { InboxView } from './useInbox.ts'

/** The search of the inbox, and what narrows it: the kind, the site, and whose to-dos. */
export function InboxControls({ choices, kinds, set }: Pick<InboxView, 'choices' | 'kinds' | 'set'>) {
  const translate = useTranslate()
  const locale = useLocale()
  const { user } = usePerson()
  const { tab, where, scope, kind, q } = choices
  return (
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
  )
}
