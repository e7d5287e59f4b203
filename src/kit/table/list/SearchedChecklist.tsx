import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Checklist } from './Checklist.tsx'
import styles from './Filter.module.css'
import { focusOnOpen } from './focusOnOpen.ts'

interface SearchedChecklistProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** The search results and the selected values, which stay visible. */
  readonly options: readonly { value: string; text: string }[]
  readonly chosen: readonly unknown[]
  /** In the form of the filter; undefined if there is none. */
  readonly onChange: (chosen: unknown[] | undefined) => void
  readonly isPending?: boolean
}

/** Checkboxes for choices, with search. */
export function SearchedChecklist(props: SearchedChecklistProps) {
  const { text, onText, options, chosen, onChange, isPending = false } = props
  const translate = useTranslate()
  const search = translate('atrium.action.search')
  return (
    <>
      <input
        className={styles['find']}
        type="search"
        value={text}
        ref={focusOnOpen}
        aria-label={search}
        placeholder={search}
        onChange={(event) => onText(event.target.value)}
      />
      <Checklist
        options={options}
        chosen={chosen}
        onChange={(next) => onChange(next.length === 0 ? undefined : next)}
      />
      {options.length === 0 && (
        <output className={styles['none']}>
          {translate(isPending ? 'atrium.state.loading' : 'atrium.state.no_result.title')}
        </output>
      )}
    </>
  )
}
