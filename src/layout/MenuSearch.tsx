import Search from '@mui/icons-material/Search'
import type { Ref } from 'react'
import s from './MenuSearch.module.css'

/**
 * Filters a list while the user types. Enter opens the first remaining entry, Escape shows all entries again.
 */
export const MenuSearch = ({ label, typed, onType, onEnter, input }: MenuSearchProps) => (
  <div className={s.search}>
    <Search aria-hidden />
    <input
      ref={input}
      data-stop
      type="search"
      autoComplete="off"
      spellCheck={false}
      placeholder={label}
      aria-label={label}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter()
        if (event.key === 'Escape' && typed) {
          event.stopPropagation()
          onType('')
        }
      }}
    />
  </div>
)

interface MenuSearchProps {
  label: string
  typed: string
  onType: (typed: string) => void
  onEnter: () => void
  input?: Ref<HTMLInputElement>
}
