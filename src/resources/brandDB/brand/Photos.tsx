import type { brand } from '#contract/brandDB/brand.ts'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'

/** The photos of the brand, which can be enlarged; nothing if there are none. */
export function Photos() {
  const photos = useRecord<typeof brand>()?.photos ?? []
  if (photos.length === 0) return null
  return (
    <Section title="brandDB.brand.group.photos">
      <PictureList uids={photos} />
    </Section>
  )
}
