import { useRecordContext, useTranslate } from 'react-admin'
import { PictureComparison, type PictureSide } from '#src/kit/picture/PictureComparison.tsx'
import { Section } from '#src/kit/record/Section.tsx'

/** The photos before and after the fix, side by side. */
export function Photos({ texts }: { texts: string }) {
  const problem = useRecordContext()
  const translate = useTranslate()
  const side = (name: string): PictureSide => ({
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
