import { Button } from '@mui/material'
import { useGetResourceLabel, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import s from './GlobalSearch.module.css'
import type { SourceMatches } from './useRecordSearch.ts'

interface SearchStatusProps {
  readonly typed: string
  readonly count: number
  readonly isPending: boolean
  readonly failed: readonly SourceMatches[]
}

/**
 * The status of the search, also for screen readers; the resources that could not be searched, with a retry
 * button.
 */
export function SearchStatus({ typed, count, isPending, failed }: SearchStatusProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const text = isPending
    ? translate('atrium.search.searching')
    : typed === ''
      ? translate('atrium.search.keys')
      : count === 0
        ? translate('atrium.search.none', { typed })
        : translate('atrium.search.found', { smart_count: count })
  return (
    <footer className={s['foot']}>
      <output aria-busy={isPending}>{text}</output>
      {failed.length > 0 && (
        <p className="row wrap red gap-8" role="alert">
          {translate('atrium.search.failed', {
            names: joinNames(
              failed.map(({ source }) => labelOf(source.name, 2)),
              locale,
            ),
          })}
          <Button size="small" onClick={() => failed.forEach(({ retry }) => retry())}>
            {translate('atrium.action.retry')}
          </Button>
        </p>
      )}
    </footer>
  )
}
