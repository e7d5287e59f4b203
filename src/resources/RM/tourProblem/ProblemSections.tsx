import type { ComponentType } from 'react'
import { useRecordContext, type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RecordOf } from '#contract/resource.ts'
import { problemEvent } from '#contract/RM/problemEvent.ts'
import type { tourProblem } from '#contract/RM/tourProblem.ts'
import { Comments } from '#src/kit/page/comment/Comments.tsx'
import { EventLog } from '#src/kit/page/comment/EventLog.tsx'
import { PictureComparison } from '#src/kit/value/picture/PictureComparison.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import type { ProblemTexts } from './problemLists.tsx'
import { statusColors } from './colors.ts'

type WithPhotos = Pick<RecordOf<typeof tourProblem>, 'attachs_before' | 'attachs_after'> & RaRecord

interface SectionProps {
  readonly texts: ProblemTexts
  readonly type: 'tour' | 'myscust'
}

/** The photos before and after the fix, side by side. */
export function ProblemPhotos({ texts }: { readonly texts: ProblemTexts }) {
  const problem = useRecordContext<WithPhotos>()
  const translate = useTranslate()
  const side = (name: 'before' | 'after') => ({
    title: translate(`${texts}.${name}`),
    uids: problem?.[`attachs_${name}`] ?? [],
    empty: translate(`${texts}.no_photos`),
  })
  return (
    <Section title={`${texts}.group.photos`}>
      <PictureComparison sides={[side('before'), side('after')]} />
    </Section>
  )
}

/** Every step of a problem. */
export const ProblemCourse = ({ texts, type }: SectionProps) => (
  <EventLog
    title={`${texts}.group.course`}
    log={problemEvent}
    filter={{ ...useEntries(type), action: { $ne: 'comment' } }}
    texts={`${texts}.event`}
    statusColors={statusColors}
  />
)

/** What was said about a problem, and a form to say more. */
export const ProblemComments = ({ texts, type, form: Form }: SectionProps & { form: ComponentType }) => (
  <Comments
    title={`${texts}.group.comments`}
    of={problemEvent}
    filter={{ ...useEntries(type), action: 'comment' }}
  >
    <Form />
  </Comments>
)

const useEntries = (problem_type: SectionProps['type']) => ({
  problem_type,
  problem_id: String(useRecordContext()?.id),
})
