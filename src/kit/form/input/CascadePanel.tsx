import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useSettled } from '#src/kit/base/keyboard/useSettled.ts'
import { CascadeList } from './CascadeList.tsx'
import { CascadeSearch } from './CascadeSearch.tsx'
import styles from './Cascader.module.css'
import type { CategoryType } from '#contract/common/searchCates.ts'
import type { Cascade } from './useCascade.ts'

interface CascadePanelProps {
  readonly cascade: Cascade
  readonly type: CategoryType
  readonly isPhone: boolean
  readonly onDone: () => void
}

/** The panel of a cascader: a search over all levels, and the levels themselves. */
export function CascadePanel({ cascade, type, isPhone, onDone }: CascadePanelProps) {
  const { levels, choose, chosen } = cascade
  const translate = useTranslate()
  const words = useWords()
  const nameOf = useLocalName()
  const [text, setText] = useState('')
  const settled = useSettled(text.trim())
  const [step, setStep] = useState(Math.min(chosen.length, levels.length - 1))
  const pick = (index: number, record: RaRecord) => {
    choose([...chosen.slice(0, index), record])
    if (index === levels.length - 1) onDone()
    else setStep(index + 1)
  }
  const search = (
    <TextField
      fullWidth
      // The user opened the panel to choose, and can type immediately. A phone would cover the list with its keyboard.
      inputRef={isPhone ? undefined : focusNow}
      type="search"
      placeholder={translate('atrium.pick.search')}
      value={text}
      slotProps={{ htmlInput: { 'aria-label': translate('atrium.pick.search') } }}
      onChange={(event) => setText(event.target.value)}
    />
  )
  const shown = isPhone ? levels.slice(step, step + 1) : levels
  const above = chosen[step - 1]
  return (
    <div className={styles['panel']} data-phone={isPhone || undefined}>
      {search}
      {text.trim() !== '' ? (
        <CascadeSearch
          q={settled}
          isTyping={settled !== text.trim()}
          type={type}
          cascade={cascade}
          onPick={(chain) => {
            choose(chain)
            onDone()
          }}
        />
      ) : (
        <>
          {isPhone && step > 0 && (
            <div className="flex wrap between gap-8">
              <Button onClick={() => setStep(step - 1)}>
                {translate('atrium.pick.back', { name: words.label(levels[step - 1]?.source ?? '') })}
              </Button>
              {above && (
                <Button variant="outlined" onClick={onDone}>
                  {translate('atrium.pick.take', { name: nameOf(above) })}
                </Button>
              )}
            </div>
          )}
          <div className={styles['columns']}>
            {shown.map((level) => {
              const index = levels.indexOf(level)
              return (
                <CascadeList
                  key={level.source}
                  level={level}
                  isOpen={index <= chosen.length}
                  onPick={(record) => pick(index, record)}
                />
              )
            })}
          </div>
        </>
      )}
      <div className="flex end">
        <Button variant="contained" onClick={onDone}>
          {translate('atrium.pick.done')}
        </Button>
      </div>
    </div>
  )
}

const focusNow = (input: HTMLElement | null): void => input?.focus()
