import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { RecordOf } from '#contract/resource.ts'
import type { CheckPoint as Point } from '#contract/RM/tour.ts'
import {
  itemResults,
  tourResultFail,
  tourResultFailWithRemark,
  type tourResult,
} from '#contract/RM/tourResult.ts'
import { CallDialog } from '#src/kit/call/CallDialog.tsx'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { PictureList } from '#src/kit/picture/PictureList.tsx'
import { useAction } from '#src/kit/useAction.ts'
import { useBackEnd } from '#src/kit/call/callsContext.ts'
import { IssueLink } from './IssueLink.tsx'
import styles from './TourResult.module.css'
import type { Check } from './useCheck.ts'

interface CheckPointProps {
  readonly point: Point
  readonly checked: RecordOf<typeof tourResult>['items'][number] | undefined
  readonly check: Check
  readonly isOpen: boolean
  readonly texts: string
}

/**
 * One point of the checklist with its reference pictures: three big buttons. A failed point asks for what the checklist
 * says, and can become an issue.
 */
export function CheckPoint({ point, checked, check, isOpen, texts }: CheckPointProps) {
  const { item, category, needs_remark } = point
  const name = useLocalName()({ ...point, id: item })
  const translate = useTranslate()
  const { showFailure } = useBackEnd()
  const [failing, setFailing] = useState<string | null>(null)
  const { run, isBusy } = useAction(async (result: (typeof itemResults)[number]) => {
    if (result !== 'fail') return check.save({ item, result })
    setFailing(await check.resultId().catch((error: unknown) => (showFailure(error), null)))
  })
  // An issue is dealt with on its own page.
  const isFixed = !isOpen || typeof checked?.problem_id === 'string'
  return (
    <li className={styles['point']}>
      <fieldset disabled={isFixed}>
        <legend>{name}</legend>
        <div className={styles['choices']}>
          {itemResults.map((result) => (
            <button
              key={result}
              type="button"
              data-result={result}
              aria-pressed={checked?.result === result}
              // Not `disabled`: the focus would be lost.
              aria-disabled={isBusy}
              onClick={() => void run(result)}
            >
              {translate(`${texts}.item.${result}`)}
            </button>
          ))}
        </div>
      </fieldset>
      {point.attachs.length > 0 && <PictureList uids={point.attachs} />}
      {checked?.remark && <p className={styles['remark']}>{checked.remark}</p>}
      {checked && checked.attachs.length > 0 && <PictureList uids={checked.attachs} />}
      {checked?.problem_id && <IssueLink id={checked.problem_id} texts={texts} />}
      {failing !== null && (
        <CallDialog
          title={translate(`${texts}.fail.title`, { item: name })}
          call={needs_remark ? tourResultFailWithRemark : tourResultFail}
          texts={`${texts}.fail`}
          values={{
            category: checked?.category ?? category,
            remark: checked?.remark ?? null,
            attachs: checked?.attachs ?? [],
            raise: true,
          }}
          confirm={translate(`${texts}.fail.save`)}
          input={(body) => ({
            query: { cond: { _id: failing } },
            body: { ...body, action: 'check' as const, item, result: 'fail' as const },
          })}
          onDone={() => undefined}
          onClose={() => setFailing(null)}
        />
      )}
    </li>
  )
}
