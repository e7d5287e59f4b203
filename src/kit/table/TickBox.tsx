interface TickBoxProps {
  label: string
  isTicked: boolean
  /** With shift: all from the last one ticked. */
  onTick: (isRange: boolean) => void
}

/** The box that ticks a row; with shift, by mouse or space key, all rows from the last one. */
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
    // Some browsers tick when the key comes up, whatever was said when it went down.
    onKeyUp={(event) => {
      if (event.key === ' ' && event.shiftKey) event.preventDefault()
    }}
  />
)
