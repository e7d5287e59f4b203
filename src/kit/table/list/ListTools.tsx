import Fullscreen from '@mui/icons-material/FullscreenRounded'
import FullscreenExit from '@mui/icons-material/FullscreenExitRounded'
import GridView from '@mui/icons-material/GridViewOutlined'
import Manage from '@mui/icons-material/ManageSearchRounded'
import Refresh from '@mui/icons-material/RefreshOutlined'
import Tune from '@mui/icons-material/TuneRounded'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import { lazy, Suspense, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { useListPreference, type Display } from '#src/kit/table/listPreference.ts'
import { ColumnsContext } from '#src/kit/table/useColumns.ts'
import { useDisplay } from '#src/kit/table/useDisplay.ts'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { DensityMenu } from './DensityMenu.tsx'
import styles from './List.module.css'
import { SaveView } from './SaveView.tsx'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import { useLoadedAt } from './useLoadedAt.ts'

interface ListToolsProps {
  exporter: ReactNode
  hasFilters: boolean
  hasBoard: boolean
  isFull: boolean
  onFull: () => void
}

/**
 * The tools at the end of the filter row: kind of search, order of cards, views, refresh, table, cards or board, row
 * height, columns, full screen, export. On a phone they are in a sheet behind one button.
 */
export function ListTools({ exporter, hasFilters, hasBoard, isFull, onFull }: ListToolsProps) {
  const { refetch } = useListContext()
  const { preference, change } = useListPreference()
  const { isForm } = preference
  const [display, choose] = useDisplay()
  const hasCards = useContext(ColumnsContext)?.hasCards
  const isPhone = useIsPhone()
  const loadedAt = useLoadedAt()
  const translate = useTranslate()
  const isBoard = hasBoard && display === 'board'
  // On a phone rows are always cards.
  const rows: readonly Display[] = isPhone ? ['table'] : hasCards ? ['table', 'cards'] : ['table']
  const shown = isBoard ? 'board' : isPhone || !hasCards ? 'table' : display
  const others = [...rows, ...(hasBoard ? (['board'] as const) : [])].filter((name) => name !== shown)
  const time = formatDate(Math.floor(loadedAt / 1000), 'HH:mm')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const tools = (
    <>
      {hasFilters && (
        <ToolButton
          label={translate(isForm ? 'atrium.list.grid.hide' : 'atrium.list.grid.show')}
          icon={<Manage color={isForm ? 'primary' : 'inherit'} />}
          onClick={() => {
            close()
            change({ isForm: !isForm })
          }}
        />
      )}
      {(isPhone || shown === 'cards') && (
        <Suspense>
          <SortMenu />
        </Suspense>
      )}
      <SaveView />
      <ToolButton
        label={translate('atrium.action.refresh')}
        {...(loadedAt > 0 ? { hint: translate('atrium.list.loaded_at', { time }) } : {})}
        icon={<Refresh />}
        onClick={() => {
          close()
          void refetch()
        }}
      />
      {others.map((name) => (
        <ToolButton
          key={name}
          label={translate(`atrium.list.as_${isPhone && name === 'table' ? 'cards' : name}`)}
          icon={icons[name]}
          onClick={() => {
            close()
            choose(name)
          }}
        />
      ))}
      {!isBoard && !isPhone && <DensityMenu />}
      {!isBoard && <ColumnChooser />}
      {!isPhone && (
        <ToolButton
          label={translate(isFull ? 'atrium.list.leave_full_screen' : 'atrium.list.full_screen')}
          icon={isFull ? <FullscreenExit /> : <Fullscreen />}
          onClick={onFull}
        />
      )}
      {exporter}
    </>
  )
  if (!isPhone) return <div className={styles['toolset']}>{tools}</div>
  const title = translate('atrium.list.tools')
  return (
    <div className={styles['toolset']}>
      <ToolButton
        label={title}
        icon={<Tune />}
        opens="dialog"
        isOpen={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ToolSheet title={title} onClose={close}>
            {tools}
          </ToolSheet>
        </Suspense>
      )}
    </div>
  )
}

/** Fetched only where rows are cards. */
const SortMenu = lazy(async () => ({ default: (await import('./SortMenu.tsx')).SortMenu }))

/** Fetched only on phones. */
const ToolSheet = lazy(async () => ({ default: (await import('./ToolSheet.tsx')).ToolSheet }))

const icons = { table: <TableRows />, cards: <GridView />, board: <ViewKanban /> }
