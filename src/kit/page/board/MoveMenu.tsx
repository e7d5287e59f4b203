import MoreVert from '@mui/icons-material/MoreVertRounded'
import { ListItemText, Menu, MenuItem } from '@mui/material'
import type { RefObject } from 'react'
import { type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Board.module.css'
import { useBoard, useMoveState } from './boardContext.ts'

interface MoveMenuProps {
  readonly record: RaRecord
  readonly isOpen: boolean
  readonly anchor: RefObject<HTMLElement | null>
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The menu of a card: the lanes, and why the card cannot go to some of them. */
export function MoveMenu({ record, isOpen, anchor, onOpen, onClose }: MoveMenuProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const label = translate('atrium.board.move', { name: nameOf(record) })
  return (
    <>
      <button
        type="button"
        className={styles['menu']}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <MoreVert fontSize="small" />
      </button>
      {isOpen && <LaneMenu {...{ record, label, anchor, onClose }} />}
    </>
  )
}

interface LaneMenuProps extends Pick<MoveMenuProps, 'record' | 'anchor' | 'onClose'> {
  readonly label: string
}

function LaneMenu({ record, label, anchor, onClose }: LaneMenuProps) {
  const words = useWords()
  const { source, lanes, move } = useBoard()
  const { whyNot } = useMoveState()
  return (
    <Menu
      open
      anchorEl={anchor.current}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': label },
        // Menus are outside of the landmarks of the page.
        paper: { role: 'dialog', 'aria-label': label },
      }}
    >
      {lanes
        .filter((lane) => lane !== record[source])
        .map((lane) => {
          const reason = whyNot(lane) ?? null
          return (
            <MenuItem
              key={lane}
              // Not `disabled`: the reason could then not be reached with the keyboard.
              aria-disabled={reason !== null}
              sx={reason === null ? null : { color: 'text.secondary', cursor: 'not-allowed' }}
              onClick={() => {
                if (reason !== null) return
                onClose()
                move(record, lane)
              }}
            >
              <ListItemText primary={words.choice(source, lane)} secondary={reason} />
            </MenuItem>
          )
        })}
    </Menu>
  )
}
