import { createContext, useCallback, useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Form.module.css'

interface FormSection {
  /** The id of its heading. */
  readonly id: string
  readonly title: string
}

/** A group of a form registers itself here, and is removed with the function that this returns. */
export const FormSectionsContext = createContext<((section: FormSection) => () => void) | null>(null)

/** A form with its groups; where there is room, links next to them lead to each group. */
export function FormSections({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate()
  const [sections, setSections] = useState<readonly FormSection[]>([])
  const register = useCallback((section: FormSection) => {
    setSections((others) => [...others, section].toSorted(byPlace))
    return () => setSections((others) => others.filter(({ id }) => id !== section.id))
  }, [])
  const go = (id: string) => {
    const group = document.getElementById(id)?.parentElement
    group?.scrollIntoView({ block: 'start' })
    group?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  }
  return (
    <FormSectionsContext value={register}>
      <div className={styles['frame']}>
        <div className={styles['groups']}>{children}</div>
        {sections.length > 2 && (
          <nav className={styles['sections']} aria-label={translate('atrium.form.sections')}>
            {sections.map(({ id, title }) => (
              // Not a link: the address of the console is behind the #.
              <button key={id} type="button" className="block full muted text-start" onClick={() => go(id)}>
                {title}
              </button>
            ))}
          </nav>
        )}
      </div>
    </FormSectionsContext>
  )
}

const byPlace = (one: FormSection, other: FormSection): number => {
  const [a, b] = [document.getElementById(one.id), document.getElementById(other.id)]
  if (!a || !b) return 0
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
