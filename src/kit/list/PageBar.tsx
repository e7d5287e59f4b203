import ChevronLeft from '@mui/icons-material/ChevronLeftRounded'
import ChevronRight from '@mui/icons-material/ChevronRightRounded'
import usePagination from '@mui/material/usePagination'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { StepButton } from '#src/kit/StepButton.tsx'
import styles from './PageBar.module.css'

/** Which page of how many rows is shown, and how to go to another. Pages count from 1. */
export interface Paging {
  readonly page: number
  readonly perPage: number
  readonly setPage: (page: number) => void
  readonly setPerPage: (rows: number) => void
}

/** The range of rows and the total, links to pages, a page number input, and the page size. */
export function PageBar({ page, perPage, total, setPage, setPerPage }: Paging & { readonly total: number }) {
  const translate = useTranslate()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const { items } = usePagination({
    page,
    count: pages,
    onChange: (_, to) => setPage(to),
    hidePrevButton: true,
    hideNextButton: true,
  })
  const range = {
    from: formatNumber((page - 1) * perPage + 1),
    to: formatNumber(Math.min(page * perPage, total)),
    total: formatNumber(total),
  }
  return (
    <nav className={styles['pagination']} aria-label={translate('atrium.list.page', { page, pages })}>
      <label className={styles['size']}>
        <span>{translate('atrium.list.rows_per_page')}</span>
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {[...new Set([25, 50, 100, perPage])].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className={styles['range']}>{translate('atrium.list.range', range)}</span>
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
          onStep={page < pages ? () => setPage(page + 1) : undefined}
        >
          <ChevronRight />
        </StepButton>
      </span>
      {pages > 1 && <JumpToPage pages={pages} onJump={setPage} />}
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
      <label>
        <span>{translate('atrium.list.jump')}</span>
        <input inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <span>{translate('atrium.list.of_pages', { pages: formatNumber(pages) })}</span>
    </form>
  )
}
