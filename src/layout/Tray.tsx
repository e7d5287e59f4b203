import { useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import bar from './AppBar.module.css'
import s from './Tray.module.css'

interface TrayProps {
  icon: ReactNode
  label: string
  /** The number of items that wait in it; zero is not shown. */
  count: number
  /** Its content when it is open; receives a function that closes it. */
  children: (close: () => void) => ReactNode
}

/** A button in the top bar that opens a short list and shows how many items wait in it. */
export function Tray({ icon, label, count, children }: TrayProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className={bar['tool']}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
        <span className="visually-hidden">
          {count > 0 ? translate('atrium.labelled', { label, name: count }) : label}
        </span>
        {count > 0 && (
          <span className={s['count']} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      <LaterPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        {children(() => setAnchor(null))}
      </LaterPopover>
    </>
  )
}
