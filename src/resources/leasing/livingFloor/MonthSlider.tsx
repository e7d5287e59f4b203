import Pause from '@mui/icons-material/PauseRounded'
import Play from '@mui/icons-material/PlayArrowRounded'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useTimeout } from '#src/kit/base/clock/useTimeout.ts'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import styles from './LivingFloor.module.css'

interface MonthSliderProps {
  /** From the first to the last. */
  readonly months: readonly string[]
  readonly month: string
  readonly onChange: (month: string) => void
}

/** How long a month is shown while playing, in milliseconds. */
const pace = 900

/** Selects a month by pointer or arrow keys, or plays one after the other. */
export function MonthSlider({ months, month, onChange }: MonthSliderProps) {
  const translate = useTranslate()
  const [isPlaying, setPlaying] = useState(false)
  const place = Math.max(0, months.indexOf(month))
  const next = months[place + 1]
  const turn = (to: string | undefined) => {
    if (to === undefined) setPlaying(false)
    else onChange(to)
  }
  useTimeout(turn, isPlaying ? pace : null, next)
  const go = (to: number) => {
    const at = months[to]
    if (at !== undefined) onChange(at)
  }
  return (
    <div className={styles['slider']}>
      <ToolButton
        label={translate(`leasing.floor.${isPlaying ? 'pause' : 'play'}`)}
        icon={isPlaying ? <Pause /> : <Play />}
        onClick={() => {
          if (!isPlaying && next === undefined) go(0)
          setPlaying(!isPlaying)
        }}
      />
      <label className="row grow muted small gap-8">
        <span>{translate('leasing.floor.month')}</span>
        <input
          className="grow"
          type="range"
          min={0}
          max={months.length - 1}
          value={place}
          aria-valuetext={month}
          onChange={({ target }) => {
            setPlaying(false)
            go(Number(target.value))
          }}
        />
      </label>
      <output className="strong">{month}</output>
    </div>
  )
}
