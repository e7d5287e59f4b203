import { useTypedSearch } from '#src/kit/table/list/useTypedSearch.ts'
import { PageControl } from './LabelledSelect.tsx'

interface SearchControlProps {
  readonly label: string
  /** The current search, usually from the address (`usePageChoices`). */
  readonly value: string
  /** Called when the user pauses. */
  readonly onChange: (text: string) => void
}

/** A search field with its label above it. */
export function SearchControl({ label, value, onChange }: SearchControlProps) {
  const [text, setText] = useTypedSearch(value, onChange)
  return (
    <PageControl label={label}>
      <input type="search" value={text} maxLength={100} onChange={({ target }) => setText(target.value)} />
    </PageControl>
  )
}
