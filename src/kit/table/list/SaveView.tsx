import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useListPreference } from '#src/kit/table/listPreference.ts'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import { ViewNameDialog } from './ViewNameDialog.tsx'

/** Saves filters, order and columns under a name; replaces a view with the same name. */
export function SaveView() {
  const { filterValues, sort } = useListContext()
  const { preference, change } = useListPreference()
  const [isNaming, setNaming] = useState(false)
  const translate = useTranslate()
  const notify = useNotify()
  const { views, shown, order } = preference
  const label = translate('atrium.list.views.save')
  const save = (name: string) => {
    change(({ views: stored }) => {
      const same = stored.find((view) => view.name === name)
      const view = { id: same?.id ?? newId(), name, filter: filterValues, sort, shown, order }
      return { views: same ? stored.map((one) => (one === same ? view : one)) : [...stored, view] }
    })
    setNaming(false)
  }
  const start = () => {
    if (views.length < mostViews) setNaming(true)
    else notify('atrium.list.views.full', { type: 'warning', messageArgs: { max: mostViews } })
  }
  return (
    <>
      <ToolButton label={label} icon={<BookmarkAdd />} opens="dialog" isOpen={isNaming} onClick={start} />
      {isNaming && <ViewNameDialog title={label} onClose={() => setNaming(false)} onName={save} />}
    </>
  )
}

/** More tabs would be hard to survey, and all must fit into one preference. */
const mostViews = 12

// `crypto.randomUUID` is missing where the console is served without TLS.
const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
