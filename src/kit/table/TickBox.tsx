interface TickBoxProps {
  label: string
  isTicked: boolean
  /** With shift: all rows from the last selected row. */
  onTick: (isRange: boolean) => void
}

/**
 * The checkbox that selects a row; with shift, by mouse or space key, all rows from the last selected row.
 */
export const TickBox = ({ label, isTicked, onTick }: TickBoxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isTicked}
    onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    onKeyDown={(event) => {
      if (event.key !== ' ' || !event.shiftKey) return
      event.preventDefault()
      onTick(true)
    }}
    // Some browsers toggle on keyup, even if keydown was prevented.
    onKeyUp={(event) => {
      if (event.key === ' ' && event.shiftKey) event.preventDefault()
    }}
  />
)
