import { useRecordContext } from 'react-admin'
import { PictureList } from '#src/kit/picture/PictureList.tsx'
import { Section } from '#src/kit/record/Section.tsx'

/** The photos of the brand, which can be enlarged; nothing if there are none. */
export function Photos() {
  const photos: unknown = useRecordContext()?.['photos']
  if (!Array.isArray(photos) || photos.length === 0) return null
  return (
    <Section title="brandDB.brand.group.photos">
      <PictureList uids={photos.map(String)} />
    </Section>
  )
}
