import Search from '@mui/icons-material/SearchOutlined'
import { useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import styles from './SearchBox.module.css'

/** Searches the fields that the contract names, debounced. The key `/` focuses it. */
export function SearchBox() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const translate = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  const asked = typeof filterValues['q'] === 'string' ? filterValues['q'] : ''
  const [text, setText] = useState(asked)
  const [seen, setSeen] = useState(asked)
  // The address changed in another way (back, "clear filters"), so follow it; but text that is being typed is
  // ahead of it.
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== text.trim()) setText(asked)
  }
  useEffect(() => {
    if (text.trim() === asked) return undefined
    const timer = setTimeout(() => {
      const { q: _, ...others } = filterValues
      setFilters(text.trim() === '' ? others : { ...others, q: text.trim() }, displayedFilters)
    }, 300)
    return () => clearTimeout(timer)
  }, [text, asked, filterValues, displayedFilters, setFilters])
  useSlash(box)
  return (
    <search className={styles['search']}>
      <Search aria-hidden="true" />
      <input
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

function useSlash(box: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return
      event.preventDefault()
      box.current?.focus()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [box])
}
