import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { CheckPoint as Point } from '#contract/RM/tour.ts'
import {
  itemResults,
  tourResultFail,
  tourResultFailWithRemark,
  type CheckedPoint,
} from '#contract/RM/tourResult.ts'
import { ContestedChoice } from '#src/kit/form/ContestedChoice.tsx'
import { CallDialog } from '#src/kit/form/call/CallDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { ChangedBy } from '#src/kit/value/field/ChangedBy.tsx'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { IssueLink } from './IssueLink.tsx'
import { pointOf } from './pointOf.ts'
import styles from './TourResult.module.css'
import type { Check } from './useCheck.ts'

type Result = CheckedPoint['result']

/** A point that is being failed: the result of the shop, and what it is based on. */
interface FailingPoint {
  readonly id: string
  readonly point_rev: number
  /** What somebody else has found since. */
  readonly theirs?: CheckedPoint
}

interface CheckPointProps {
  readonly point: Point
  readonly checked: CheckedPoint | undefined
  readonly check: Check
  /** Called when somebody else has checked it since. */
  readonly onStale: () => void
  readonly isOpen: boolean
}

/**
 * One point of the checklist with its reference pictures: three big buttons. A failed point asks for what the checklist
 * says, and can become an issue.
 */
export function CheckPoint({ point, checked, check, onStale, isOpen }: CheckPointProps) {
  const { item, category, needs_remark } = point
  const name = useLocalName()({ ...point, id: item })
  const translate = useTranslate()
  const { showFailure } = useBackEnd()
  const [failing, setFailing] = useState<FailingPoint | null>(null)
  const [contested, setContested] = useState<{ mine: Result; theirs: CheckedPoint } | null>(null)
  // What is pressed is based on what the screen shows.
  const { run, isBusy } = useAction(async (result: Result, point_rev: number) => {
    setContested(null)
    if (result === 'fail') {
      const id = await check.resultId().catch((error: unknown) => (showFailure(error), null))
      return setFailing(id === null ? null : { id, point_rev })
    }
    const theirs = await check.save({ item, result, point_rev })
    if (!theirs) return
    setContested({ mine: result, theirs })
    onStale()
  })
  const written = (result: Result, remark?: string | null) =>
    [translate(`RM.tourResult.item.${result}`), ...(remark ? [remark] : [])].join(' · ')
  // An issue is dealt with on its own page.
  const isFixed = !isOpen || typeof checked?.problem_id === 'string'
  return (
    <li className={styles['point']}>
      <fieldset disabled={isFixed}>
        <legend className="medium">{name}</legend>
        <div className={styles['choices']}>
          {itemResults.map((result) => (
            <button
              key={result}
              type="button"
              data-result={result}
              aria-pressed={checked?.result === result}
              // Not `disabled`: the focus would be lost.
              aria-disabled={isBusy}
              onClick={() => void run(result, checked?.rev ?? 0)}
            >
              {translate(`RM.tourResult.item.${result}`)}
            </button>
          ))}
        </div>
      </fieldset>
      {contested && (
        <ContestedChoice
          by={contested.theirs.updated_by}
          at={contested.theirs.updated_at}
          mine={written(contested.mine)}
          theirs={written(contested.theirs.result, contested.theirs.remark)}
          onKeep={() => void run(contested.mine, contested.theirs.rev ?? 0)}
          onTake={() => setContested(null)}
        />
      )}
      {point.attachs.length > 0 && <PictureList uids={point.attachs} />}
      {checked?.remark && <p className="muted">{checked.remark}</p>}
      {checked && checked.attachs.length > 0 && <PictureList uids={checked.attachs} />}
      {checked?.problem_id && <IssueLink id={checked.problem_id} />}
      {failing !== null && (
        <CallDialog
          title={translate('RM.tourResult.fail.title', { item: name })}
          call={needs_remark ? tourResultFailWithRemark : tourResultFail}
          texts="RM.tourResult.fail"
          values={{
            category: checked?.category ?? category,
            remark: checked?.remark ?? null,
            attachs: checked?.attachs ?? [],
            raise: true,
          }}
          confirm={translate('RM.tourResult.fail.save')}
          input={(body) => ({
            query: { cond: { _id: failing.id } },
            body: {
              ...body,
              action: 'check' as const,
              item,
              result: 'fail' as const,
              point_rev: failing.point_rev,
            },
          })}
          onDone={() => undefined}
          onFailed={(error) => {
            const theirs = pointOf(error)
            if (!theirs) return
            // Whoever saves once more has read it.
            setFailing({ ...failing, point_rev: theirs.rev ?? 0, theirs })
            onStale()
          }}
          onClose={() => setFailing(null)}
        >
          {failing.theirs && (
            <p role="alert">
              <ChangedBy by={failing.theirs.updated_by} at={failing.theirs.updated_at} />
              {' · '}
              {written(failing.theirs.result, failing.theirs.remark)}
            </p>
          )}
        </CallDialog>
      )}
    </li>
  )
}
