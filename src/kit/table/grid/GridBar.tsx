import Redo from '@mui/icons-material/RedoRounded'
import Undo from '@mui/icons-material/UndoRounded'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { DiscardButton } from '#src/kit/form/dialog/DiscardButton.tsx'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import styles from './EditableGrid.module.css'

interface GridNote {
  /** The cell that it is of, which its place does not tell: two rows may be of one unit. */
  readonly cell: string
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
}

interface GridBarProps {
  /** The active cell, such as `L1-101, 5`. */
  readonly where: string
  readonly problem: string | undefined
  readonly note: GridNote | undefined
  readonly changed: number
  readonly wrong: number
  readonly isSaving: boolean
  /** What happened last, such as the number of pasted cells. */
  readonly message: string
  readonly onUndo: (() => void) | undefined
  readonly onRedo: (() => void) | undefined
  readonly onDiscard: () => void
  readonly onSave: () => void
}

/** Below the table: the active cell with its problem and note, and what to do with the changes. */
export function GridBar(props: GridBarProps) {
  const { where, problem, note, changed, wrong, isSaving, message, onUndo, onRedo, onDiscard, onSave } = props
  const translate = useTranslate()
  return (
    <div className={styles['bar']}>
      <span className="muted">{where}</span>
      {problem !== undefined && <span className="red">{problem}</span>}
      {note && (
        <label key={`${note.cell} ${note.text}`} className="inline muted gap-6">
          {note.label}
          <input
            defaultValue={note.text}
            maxLength={500}
            onBlur={({ target }) => target.value !== note.text && note.onChange(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        </label>
      )}
      <output className="muted">{message}</output>
      <div className="row wrap push gap-8">
        {changed > 0 && (
          <span>
            {translate('atrium.grid.changed', { smart_count: changed })}
            {wrong > 0 && (
              <span className="red"> {translate('atrium.grid.wrong', { smart_count: wrong })}</span>
            )}
          </span>
        )}
        {onUndo && <ToolButton label={translate('atrium.grid.undo')} icon={<Undo />} onClick={onUndo} />}
        {onRedo && <ToolButton label={translate('atrium.grid.redo')} icon={<Redo />} onClick={onRedo} />}
        <DiscardButton disabled={changed === 0 || isSaving} onDiscard={onDiscard} />
        <Button variant="contained" disabled={changed === wrong || isSaving} onClick={onSave}>
          {translate(isSaving ? 'atrium.action.saving' : 'atrium.action.save')}
        </Button>
      </div>
    </div>
  )
}
