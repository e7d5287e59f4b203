import Search from '@mui/icons-material/SearchOutlined'
import { useRef } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useKeys } from '#src/kit/base/keyboard/useKeys.ts'
import styles from './SearchBox.module.css'
import { useTypedSearch } from './useTypedSearch.ts'

/** Searches the fields that the contract names, debounced. The key `/` focuses it. */
export function SearchBox() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const translate = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  const asked = typeof filterValues['q'] === 'string' ? filterValues['q'] : ''
  const [text, setText] = useTypedSearch(asked, (q) => {
    const { q: _, ...others } = filterValues
    setFilters(q === '' ? others : { ...others, q }, displayedFilters)
  })
  useKeys({ '/': () => box.current?.focus() })
  return (
    <search className={styles['search']}>
      <Search aria-hidden="true" />
      <input
        className="grow"
        ref={box}
        type="search"
        value={text}
        maxLength={200}
        aria-label={translate('atrium.action.search')}
        placeholder={translate('atrium.action.search')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          // Escape only clears the search here.
          event.stopPropagation()
          setText('')
        }}
      />
    </search>
  )
}
