import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'

interface PagesProps {
  /** From 1. */
  readonly page: number
  readonly perPage: number
  /** The number of entries on all pages. */
  readonly total: number
  readonly onChange: (page: number) => void
}

/** Which page of a list is shown, and the way to the others. Shows nothing if there is only one. */
export function Pages({ page, perPage, total, onChange }: PagesProps) {
  const translate = useTranslate()
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  return (
    <nav className="row middle gap-12" aria-label={translate('todo.pages')}>
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {translate('atrium.action.previous')}
      </Button>
      <span>{translate('todo.page_of', { page, pages, total })}</span>
      <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {translate('atrium.action.next')}
      </Button>
    </nav>
  )
}
