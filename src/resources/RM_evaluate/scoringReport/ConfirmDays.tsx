import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import type { dailyStatTimes } from '#contract/RM_evaluate/scoringDay.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import styles from './Scoring.module.css'
import { useConfirm } from './useConfirm.ts'
import { useScoringDays } from './useScoringDays.ts'

type Day = z.infer<typeof dailyStatTimes.reply>['list'][number]

/** Older days are in the list. */
const most = 3

/** The last days with reports to confirm, each to be confirmed as a whole by users who may. */
export function ConfirmDays() {
  const mayConfirm = useCan('scoring.confirm')
  const { data } = useScoringDays({ isWanted: mayConfirm })
  const days = data?.list.filter((day) => left(day) > 0).slice(0, most) ?? []
  return days.length === 0 ? null : (
    <ul className={styles['days']}>
      {days.map((day) => (
        <li key={day.stat_time} className="row gap-12">
          <ConfirmDay day={day} />
        </li>
      ))}
    </ul>
  )
}

function ConfirmDay({ day }: { readonly day: Day }) {
  const translate = useTranslate()
  const { refetch } = useListContext()
  const confirm = useConfirm()
  const [isOpen, setOpen] = useState(false)
  const named = { day: formatDay(day.label), count: left(day) }
  return (
    <>
      <span>{translate('RM_evaluate.scoring.confirm.left', named)}</span>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate('RM_evaluate.scoring.confirm.day')}
      </Button>
      {isOpen && (
        <ActionDialog
          title={translate('RM_evaluate.scoring.confirm.day_title', named)}
          confirm={translate('RM_evaluate.scoring.confirm.button')}
          onClose={() => setOpen(false)}
          onConfirm={async () => {
            await confirm({ stat_time: day.stat_time })
            setOpen(false)
            void refetch()
          }}
        />
      )}
    </>
  )
}

const left = ({ stores_scored, stores_confirmed }: Day): number => stores_scored - stores_confirmed
