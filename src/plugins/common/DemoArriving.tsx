import HourglassTop from '@mui/icons-material/HourglassTopOutlined'
import { LinearProgress } from '@mui/material'
import { use } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ArrivingContext } from '#src/kit/value/state/arrivingContext.ts'
import s from './Notice.module.css'

/** Says that the data of the demo is still arriving after the first start, and what comes next. */
export const DemoArriving = () => {
  const translate = useTranslate()
  const arriving = use(ArrivingContext)
  if (!arriving) return null
  const percent = Math.floor(arriving.part * 100)
  const label = translate('profile.demo_arriving.label')
  return (
    <aside className={`${s.notice} ${s.accent}`} aria-label={label}>
      <HourglassTop aria-hidden />
      <p>
        {translate('profile.demo_arriving.text', {
          what: translate(`profile.demo_arriving.${arriving.kind}`),
        })}
      </p>
      <LinearProgress className={s.progress} variant="determinate" value={percent} aria-label={label} />
      <span className={s.percent}>{percent} %</span>
    </aside>
  )
}
