import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import { Dialog, IconButton } from '@mui/material'
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { useSettled } from '#src/kit/base/keyboard/useSettled.ts'
import { releaseKeys } from './earlyKeys.ts'
import s from './GlobalSearch.module.css'
import { optionId, Results } from './Results.tsx'
import { SearchStatus } from './SearchStatus.tsx'
import { useOpenEntry } from './useOpenEntry.ts'
import { useSearchGroups } from './useSearchGroups.ts'

/**
 * Searches pages, records and actions while the user types. The focus stays in the text box: up and down
 * select, Enter opens, with Ctrl or Cmd in a new tab, Escape closes.
 */
export const GlobalSearch = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const list = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const typed = text.trim()
  const { groups, isPending, failed } = useSearchGroups(typed, useSettled(typed, 150))
  const openEntry = useOpenEntry(onClose)
  const [isEntered, setEntered] = useState(false)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ id }) => id === chosen) ?? entries[0]
  const label = translate('atrium.shell.search')

  const isDue = isEntered && !isPending && active !== undefined
  const openFirst = useEffectEvent(() => active && openEntry(active, false))
  useEffect(() => {
    if (isDue) openFirst()
  }, [isDue])

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      // The first entry may be a result of the previous text, so wait for this text's results, unless the
      // user chose it.
      if (isPending && chosen === null) setEntered(true)
      else if (active) openEntry(active, event.ctrlKey || event.metaKey)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !active) return
    event.preventDefault()
    setChosen(entries.at((entries.indexOf(active) + step) % entries.length)?.id ?? null)
  }

  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      maxWidth={false}
      classes={{ container: s['container'] ?? '' }}
      slotProps={{ paper: { 'aria-label': label, className: s['paper'] ?? '' } }}
    >
      <div className={s['head']}>
        <Search className="faint" aria-hidden />
        <input
          // The dialog is opened in order to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-activedescendant={active && optionId(list, active)}
          placeholder={translate('atrium.search.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(null)
            setEntered(false)
          }}
          onFocus={() => {
            const early = releaseKeys()
            if (early !== '') setText(early)
          }}
          onKeyDown={walk}
        />
        <IconButton onClick={onClose} aria-label={translate('atrium.action.close')}>
          <Close />
        </IconButton>
      </div>
      <Results id={list} groups={groups} active={active} onPoint={setChosen} onOpen={openEntry} />
      <SearchStatus typed={typed} count={entries.length} isPending={isPending} failed={failed} />
    </Dialog>
  )
}
