import MoreVert from '@mui/icons-material/MoreVertRounded'
import { MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterMenu } from '#src/kit/base/control/LaterPopover.tsx'
import { useListPreference } from '#src/kit/table/listPreference.ts'
import type { SavedView } from '#src/kit/table/listPreference.ts'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import { ViewNameDialog } from './ViewNameDialog.tsx'

/** The actions for one of the user's own views. */
export function ViewMenu({ view }: { view: SavedView }) {
  const { filterValues, sort } = useListContext()
  const { preference, change } = useListPreference()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const translate = useTranslate()
  const { start, shown, order } = preference
  const isStart = start === view.id
  const close = () => setAnchor(null)
  const put = (part: Partial<SavedView>) =>
    change(({ views }) => ({ views: views.map((one) => (one.id === view.id ? { ...one, ...part } : one)) }))
  const items: [key: string, run: () => void][] = [
    ['rename', () => setNaming(true)],
    ['replace', () => put({ filter: filterValues, sort, shown, order })],
    [isStart ? 'no_start' : 'start', () => change({ start: isStart ? null : view.id })],
    [
      'remove',
      () =>
        change(({ views, start: opening }) => ({
          views: views.filter(({ id }) => id !== view.id),
          start: opening === view.id ? null : opening,
        })),
    ],
  ]
  return (
    <>
      <ToolButton
        label={translate('atrium.list.views.menu', { name: view.name })}
        icon={<MoreVert />}
        opens="menu"
        isOpen={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <LaterMenu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {items.map(([key, run]) => (
          <MenuItem
            key={key}
            onClick={() => {
              close()
              run()
            }}
          >
            {translate(`atrium.list.views.${key}`)}
          </MenuItem>
        ))}
      </LaterMenu>
      {isNaming && (
        <ViewNameDialog
          title={translate('atrium.list.views.rename')}
          name={view.name}
          onClose={() => setNaming(false)}
          onName={(name) => {
            put({ name })
            setNaming(false)
          }}
        />
      )}
    </>
  )
}
