import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Filter.module.css'
import type { FilterPanelProps } from './FilterPanel.tsx'
import { focusOnOpen } from './focusOnOpen.ts'

/** Filters by a text that the field contains, ignoring case. */
export function TextFilter({ field, source, value, onChange, onDone }: FilterPanelProps) {
  const translate = useTranslate()
  const words = useWords()
  const { $like } = (value ?? {}) as Record<string, unknown>
  const [text, setText] = useState(String($like ?? ''))
  return (
    <form
      className={styles['range']}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(text.trim() === '' ? undefined : { $like: text.trim() })
        onDone()
      }}
    >
      <label className={`stack shrink muted small gap-4 ${styles['wide']}`}>
        {words.label(source)}
        <input
          type="text"
          value={text}
          ref={focusOnOpen}
          maxLength={field.max ?? 200}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit" variant="contained" size="small">
        {translate('atrium.action.apply')}
      </Button>
    </form>
  )
}
