import Undo from '@mui/icons-material/UndoRounded'
import { Tooltip } from '@mui/material'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { StepButton } from '#src/kit/base/control/StepButton.tsx'
import { matching } from './checks.ts'
import { fitsLevels, type MayMove } from './moves.ts'
import { Tree, type TreeProps } from './Tree.tsx'
import styles from './TreeEditor.module.css'
import { rowsOf } from './TreeNode.ts'
import { useUndo } from './useUndo.ts'

interface TreeEditorProps extends TreeProps {
  /** Stores a new position. The tree shows it once `nodes` change, so change them before the server has replied. */
  readonly onMove: NonNullable<TreeProps['onMove']>
  /** Which moves are allowed, in addition to `levels`; all by default. A node is never moved below itself. */
  readonly mayMove?: MayMove
  /** The number of levels that the tree can have; any number by default. */
  readonly levels?: number
}

/**
 * A tree that users put in order: by dragging, with Alt and the arrow keys, or with buttons, each announced to
 * screen readers. While a node is dragged, places where it may not go do not take it. Moves can be undone, with
 * Ctrl+Z as well, and a search leaves the nodes that match, with those above and below them. It stays quick with
 * hundreds of nodes.
 */
export function TreeEditor({ nodes, onMove, mayMove, levels, openLevels, ...given }: TreeEditorProps) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const rows = useMemo(() => rowsOf(nodes), [nodes])
  // Hundreds of rows that come back are drawn in between what the user types.
  const sought = useDeferredValue(text)
  const isSearch = sought.trim() !== ''
  const shown = useMemo(() => {
    const visible = isSearch ? matching(rows, sought) : rows
    return nodes.filter(({ id }) => visible.has(id))
  }, [nodes, rows, sought, isSearch])
  const { move, undo } = useUndo(rows, onMove)
  const undoText = undo
    ? translate('atrium.tree.undo', { name: undo.name })
    : translate('atrium.tree.undo_none')
  return (
    // The keys of the tree, wherever the focus is in it.
    <EventArea
      as="div"
      className={styles['box']}
      onKeyDown={(event) => {
        if (
          event.key !== 'z' ||
          !(event.ctrlKey || event.metaKey) ||
          event.target instanceof HTMLInputElement
        )
          return
        event.preventDefault()
        undo?.act()
      }}
    >
      <div className={styles['head']}>
        <input
          className="grow"
          type="search"
          value={text}
          maxLength={100}
          aria-label={translate('atrium.tree.search', { name: given.label })}
          placeholder={translate('atrium.action.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <Tooltip title={undoText}>
          <StepButton label={undoText} onStep={undo?.act}>
            <Undo />
          </StepButton>
        </Tooltip>
      </div>
      {isSearch && shown.length === 0 ? (
        <p className="muted">{translate('atrium.state.no_result.title')}</p>
      ) : (
        <Tree
          {...given}
          nodes={shown}
          onMove={move}
          mayMove={(id, where, target) =>
            (levels === undefined || fitsLevels(id, { where, target }, rows, levels)) &&
            (mayMove?.(id, where, target) ?? true)
          }
          {...(isSearch ? {} : openLevels === undefined ? {} : { openLevels })}
        />
      )}
    </EventArea>
  )
}
