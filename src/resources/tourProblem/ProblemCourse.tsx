import { useState } from 'react'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { listCall } from '#contract/resourceCalls.ts'
import { problemEvent } from '#contract/RM/problemEvent.ts'
import { tourProblem, tourProblemComment } from '#contract/RM/tourProblem.ts'
import { CallForm } from '#src/kit/call/CallForm.tsx'
import { useCall } from '#src/kit/call/useCall.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { PictureList } from '#src/kit/picture/PictureList.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { useCan } from '#src/kit/subject.ts'
import { Timeline } from '#src/kit/timeline/Timeline.tsx'
import { statusColors } from './colors.ts'
import styles from './TourProblem.module.css'

const events = listCall(problemEvent)
const refreshOn = [tourProblem]

/** Every step of a problem: who took it, when, and what they said. Below it, a form for comments. */
export function ProblemCourse({ texts }: { texts: string }) {
  const problem = useRecordContext()
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const words = useWords()
  const id = String(problem?.id)
  const query = {
    cond: { problem_type: 'tour' as const, problem_id: id },
    sort: { at: 1 as const },
    range: '0-199',
  }
  const { data, error, retry } = useCall(events, { query }, { refreshOn })
  const title = `${texts}.group.course`
  return (
    <Section title={title}>
      {!data && (error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton lines={3} />)}
      {data && (
        <Timeline
          label={translate(title)}
          entries={data.list.map(({ _id, at, by, action, from, to, comment, attachs }) => ({
            id: _id,
            from: at,
            actor: by,
            title: translate(`resources.${resource}.steps.${action}.done`, {
              _: translate(`${texts}.event.${action}`),
            }),
            ...(from === to
              ? {}
              : { state: { label: words.choice('status', to), tone: statusColors[to] ?? 'grey' } }),
            ...(comment || attachs.length > 0
              ? {
                  text: (
                    <div className={styles['said']}>
                      {comment}
                      {attachs.length > 0 && <PictureList uids={attachs} />}
                    </div>
                  ),
                }
              : {}),
          }))}
        />
      )}
      <Comment id={id} texts={`${texts}.comment`} />
    </Section>
  )
}

function Comment({ id, texts }: { id: string; texts: string }) {
  const may = useCan(tourProblem.actions.comment.can, useRecordContext())
  const translate = useTranslate()
  const [count, setCount] = useState(0)
  if (!may) return null
  return (
    <div className={styles['write']}>
      <CallForm
        // Empty again after each comment.
        key={count}
        call={tourProblemComment}
        input={(body) => ({
          query: { cond: { _id: id } },
          body: { action: 'comment' as const, ...body },
        })}
        texts={texts}
        values={{ attachs: [] }}
        confirm={translate(`${texts}.send`)}
        onDone={() => setCount(count + 1)}
      />
    </div>
  )
}
