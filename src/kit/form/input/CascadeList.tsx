import type { KeyboardEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Cascader.module.css'
import type { Level } from './useCascade.ts'

interface CascadeListProps {
  readonly level: Level
  /** The level above has a value. */
  readonly isOpen: boolean
  readonly onPick: (record: RaRecord) => void
}

/**
 * The options of one level. Arrows up and down go through them, right chooses and goes to the next level,
 * left goes back to the one before; Enter and space choose.
 */
export function CascadeList({ level, isOpen, onPick }: CascadeListProps) {
  const { source, options, chosen } = level
  const translate = useTranslate()
  const words = useWords()
  const nameOf = useLocalName()
  const entry = chosen && options.includes(chosen) ? chosen : options[0]
  return (
    <div className={styles['column']}>
      <p className={styles['head']} aria-hidden="true">
        {words.label(source)}
      </p>
      {options.length === 0 ? (
        <p className={styles['none']}>
          {translate(isOpen ? 'atrium.pick.nothing_below' : 'atrium.pick.choose_above')}
        </p>
      ) : (
        // Native selects cannot be open side by side and be navigated from one to the next.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="listbox" aria-label={words.label(source)} className={styles['options']}>
          {options.map((record) => (
            <div
              key={record.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={record === entry ? 0 : -1}
              aria-selected={record === chosen}
              className={styles['option']}
              onClick={() => onPick(record)}
              onKeyDown={(event) => byKey(event, () => onPick(record))}
            >
              {nameOf(record)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function byKey(event: KeyboardEvent<HTMLElement>, pick: () => void): void {
  const here = event.currentTarget
  const column = here.closest(`.${styles['column']}`)
  const target: Record<string, () => Element | null | undefined> = {
    ArrowDown: () => here.nextElementSibling,
    ArrowUp: () => here.previousElementSibling,
    Home: () => here.parentElement?.firstElementChild,
    End: () => here.parentElement?.lastElementChild,
    ArrowLeft: () => column?.previousElementSibling?.querySelector('[tabindex="0"]'),
  }
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    pick()
  } else if (event.key === 'ArrowRight') {
    event.preventDefault()
    pick()
    // The next level renders with the new value.
    setTimeout(() => focus(column?.nextElementSibling?.querySelector('[tabindex="0"]')))
  } else if (target[event.key]) {
    event.preventDefault()
    focus(target[event.key]?.())
  }
}

const focus = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.focus()
}
