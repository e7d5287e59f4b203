import ChevronLeft from '@mui/icons-material/ChevronLeftRounded'
import ChevronRight from '@mui/icons-material/ChevronRightRounded'
import usePagination from '@mui/material/usePagination'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { StepButton } from '#src/kit/base/control/StepButton.tsx'
import styles from './PageBar.module.css'

/** Which page of how many rows is shown, and how to go to another. Pages count from 1. */
export interface Pagination {
  readonly page: number
  readonly perPage: number
  readonly setPage: (page: number) => void
  readonly setPerPage: (rows: number) => void
}

interface PageBarProps extends Pagination {
  /** Undefined if the back end does not count: then only the next page is known. */
  readonly total: number | undefined
  /** How many rows the page has, and whether another follows; needed without a total. */
  readonly rows?: number
  readonly hasNext?: boolean
}

/** The range of rows and the total, links to pages, a page number input, and the page size. */
export function PageBar({ page, perPage, total, rows = 0, hasNext = false, ...change }: PageBarProps) {
  const { setPage, setPerPage } = change
  const translate = useTranslate()
  const first = (page - 1) * perPage
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage))
  const { items } = usePagination({
    page,
    count: pages ?? page,
    onChange: (_, to) => setPage(to),
    hidePrevButton: true,
    hideNextButton: true,
  })
  const range = {
    from: formatNumber(first + 1),
    to: formatNumber(total === undefined ? first + rows : Math.min(page * perPage, total)),
    total: formatNumber(total ?? 0),
  }
  const hasMore = pages === undefined ? hasNext : page < pages
  const label =
    pages === undefined
      ? translate('atrium.list.page_only', { page })
      : translate('atrium.list.page', { page, pages })
  return (
    <nav className={styles['pagination']} aria-label={label}>
      <label className={styles['size']}>
        <span>{translate('atrium.list.rows_per_page')}</span>
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {[...new Set([25, 50, 100, perPage])].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className={styles['range']}>
        {translate(pages === undefined ? 'atrium.list.range_only' : 'atrium.list.range', range)}
      </span>
      <span className={styles['pages']}>
        <StepButton
          label={translate('ra.navigation.previous')}
          onStep={page > 1 ? () => setPage(page - 1) : undefined}
        >
          <ChevronLeft />
        </StepButton>
        {items.map(({ type, page: shown, onClick }) =>
          type === 'page' ? (
            <button
              key={shown}
              type="button"
              className={styles['page']}
              aria-label={translate('ra.navigation.page', { page: shown })}
              aria-current={shown === page ? 'page' : undefined}
              onClick={onClick}
            >
              {shown}
            </button>
          ) : (
            <span key={type} aria-hidden="true">
              …
            </span>
          ),
        )}
        <StepButton
          label={translate('ra.navigation.next')}
          onStep={hasMore ? () => setPage(page + 1) : undefined}
        >
          <ChevronRight />
        </StepButton>
      </span>
      {pages !== undefined && pages > 1 && <JumpToPage pages={pages} onJump={setPage} />}
    </nav>
  )
}

function JumpToPage({ pages, onJump }: { pages: number; onJump: (page: number) => void }) {
  const [text, setText] = useState('')
  const translate = useTranslate()
  return (
    <form
      className={styles['jump']}
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = Math.round(Number(text))
        if (wanted >= 1) onJump(Math.min(wanted, pages))
        setText('')
      }}
    >
      <label className="inline gap-8">
        <span>{translate('atrium.list.jump')}</span>
        <input inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <span>{translate('atrium.list.of_pages', { pages: formatNumber(pages) })}</span>
    </form>
  )
}
