import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { DayBox } from './DayBox.tsx'
import styles from './Input.module.css'
import { Labelled } from './Labelled.tsx'
import { limitsOf } from './limitsOf.ts'
import { useFieldInput } from './useFieldInput.ts'

/**
 * Calendar days of a list field, as `YYYY-MM-DD`, each a chip. The button, Enter, or leaving the field adds the day that was
 * chosen.
 */
export function DaysInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { register, ...input } = useFieldInput(source)
  const [chosen, setChosen] = useState('')
  const { first, last } = limitsOf(input.field)
  const days = Array.isArray(input.value) ? input.value.map(String) : []

  function add(): void {
    if (chosen === '') return
    input.setValue([...new Set([...days, chosen])].toSorted())
    setChosen('')
  }
  return (
    <Labelled {...input}>
      <div className="flex gap-8">
        <DayBox
          id={input.id}
          ref={register}
          className={styles['control']}
          value={chosen}
          min={first}
          max={last}
          aria-invalid={input.error !== undefined}
          aria-describedby={input.describedBy}
          onChange={setChosen}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          onBlur={() => {
            add()
            input.onBlur()
          }}
        />
        <Button variant="outlined" disabled={chosen === ''} onClick={add}>
          {translate('ra.action.add')}
        </Button>
      </div>
      {days.length > 0 && (
        <ul className={styles['chips']} aria-label={input.label}>
          {days.map((day) => (
            <li key={day}>
              <Chip
                size="small"
                label={formatDay(day)}
                aria-label={`${translate('ra.action.remove')} ${formatDay(day)}`}
                onClick={() => input.setValue(days.filter((one) => one !== day))}
                onDelete={() => input.setValue(days.filter((one) => one !== day))}
              />
            </li>
          ))}
        </ul>
      )}
    </Labelled>
  )
}
