import { Button } from '@mui/material'
import { useContext, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useWords } from '#src/kit/field/useWords.ts'
import { FormActionContext } from '#src/kit/input/formAction.ts'
import styles from './Form.module.css'
import { BaseContext, useChanges } from './useChanges.ts'

/**
 * Saves the form; Ctrl or Cmd + S does it too. For a stored record it appears when something changed. It says which
 * fields changed.
 */
export function SaveBar({ isSaving }: { isSaving: boolean }) {
  const translate = useTranslate()
  const words = useWords()
  const action = useContext(FormActionContext)
  const base = useContext(BaseContext)
  const { reset } = useFormContext()
  const changed = Object.keys(useChanges())
  const bar = useRef<HTMLElement>(null)
  useSaveKey(bar)
  if (changed.length === 0 && action === 'edit') return null
  const text = translate('atrium.form.unsaved', { smart_count: changed.length })
  return (
    <section className={styles['bar']} ref={bar} aria-label={translate('atrium.action.save')}>
      <output className={styles['changes']}>
        {changed.length > 0 && (
          <>
            <strong>{text}</strong> {changed.map((source) => words.label(source)).join(', ')}
          </>
        )}
      </output>
      {changed.length > 0 && (
        <Button variant="outlined" disabled={isSaving} onClick={() => reset(base)}>
          {translate('atrium.action.discard')}
        </Button>
      )}
      <Button type={isSaving ? 'button' : 'submit'} variant="contained" aria-disabled={isSaving}>
        {translate(isSaving ? 'atrium.action.saving' : 'atrium.action.save')}
      </Button>
    </section>
  )
}

function useSaveKey(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // The browser would save the page as a file.
      event.preventDefault()
      bar.current?.closest('form')?.requestSubmit()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [bar])
}
