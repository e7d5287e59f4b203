import Calendar from '@mui/icons-material/CalendarTodayOutlined'
import type { PopoverActions } from '@mui/material'
import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import styles from './PickerBox.module.css'

export interface PickerBoxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'min' | 'max'
> {
  /** As the contract has it; empty without a value. */
  readonly value: string
  /** Called with a complete value, or with an empty text if there is none; `isPicked` if nothing more can be typed. */
  readonly onChange: (value: string, isPicked: boolean) => void
  /** The value that a text means; undefined if it means none. */
  readonly read: (text: string) => string | undefined
  /** How a value is written, as everywhere in the console. */
  readonly write: (value: string) => string
  /** What the popup shows; without it there is none. */
  readonly picker?: 'day' | 'month'
  /** What is typed when a day or a month is picked. By default it is the value. */
  readonly typedOf?: (picked: string) => string
  readonly min?: string | undefined
  readonly max?: string | undefined
}

// Most people type, and most pages are only read.
const Picker = lazy(async () => ({ default: (await import('./Picker.tsx')).Picker }))

/**
 * The text box of days, months and times: it shows them as the rest of the console does, unlike the browser's own inputs,
 * which follow the browser's language. People type, or pick from a popup: by the icon or Alt + Down.
 */
export function PickerBox({
  value,
  onChange,
  read,
  write,
  picker,
  typedOf,
  min,
  max,
  ...props
}: PickerBoxProps) {
  const translate = useTranslate()
  const box = useRef<HTMLSpanElement>(null)
  const popover = useRef<PopoverActions>(null)
  // What was typed, while it is being typed and if it cannot be read. Otherwise the value is shown.
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const input = () => box.current?.querySelector('input')

  const take = (text: string, isPicked = false) => {
    const meant = read(text) ?? ''
    // Like the browser's own input with half a day: a form must not be sent as if the input were empty.
    const isUnreadable = meant === '' && text.trim() !== ''
    input()?.setCustomValidity(isUnreadable ? translate('atrium.validation.incomplete') : '')
    setTyped(isPicked && !isUnreadable ? null : text)
    onChange(meant, isPicked)
  }
  const settle = (text: string) => {
    if (value === '' && text.trim() !== '') return
    input()?.setCustomValidity('')
    setTyped(null)
  }
  const open = () => {
    // The focus returns to it.
    input()?.focus()
    setOpen(true)
  }
  return (
    <span ref={box} className={styles['box']} data-picker={picker}>
      <input
        autoComplete="off"
        aria-haspopup={picker && 'dialog'}
        aria-keyshortcuts={picker && 'Alt+ArrowDown'}
        {...props}
        type="text"
        value={typed ?? (value && write(value))}
        onChange={({ target }) => take(target.value)}
        onKeyDown={(event) => {
          if (picker && event.altKey && event.key === 'ArrowDown') {
            event.preventDefault()
            open()
          }
          props.onKeyDown?.(event)
          if (event.key === 'Enter') settle(event.currentTarget.value)
        }}
        onBlur={(event) => {
          settle(event.target.value)
          // While one picks, nothing is wrong yet.
          if (!isOpen) props.onBlur?.(event)
        }}
      />
      {picker && (
        // For the pointer: the text box has the label and the key.
        <button type="button" className={styles['open']} aria-hidden tabIndex={-1} onClick={open}>
          <Calendar />
        </button>
      )}
      {picker && (
        <LaterPopover
          open={isOpen}
          action={popover}
          anchorEl={() => box.current}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate(`atrium.form.pick_${picker}`) } }}
        >
          <Suspense>
            <Picker
              kind={picker}
              value={value.slice(0, picker === 'month' ? 7 : 10)}
              min={min}
              max={max}
              isRequired={props.required}
              // The popup opens before there is anything in it, and does not know how much room it needs.
              onResize={() => popover.current?.updatePosition()}
              onPick={(picked) => {
                setOpen(false)
                take(picked === '' ? '' : (typedOf?.(picked) ?? picked), true)
              }}
            />
          </Suspense>
        </LaterPopover>
      )}
    </span>
  )
}
