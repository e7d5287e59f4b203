import type { brandTag } from '#contract/brandDB/brandTag.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { useGatheredReferences } from '#src/kit/value/field/references.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { TagList } from '#src/kit/value/field/TagList.tsx'
import { TagDot } from '#src/resources/brandDB/brandDictionary/TagDot.tsx'

interface BrandTagsProps {
  readonly ids: readonly string[]
  /** The number of tags to show; the others are counted. */
  readonly most?: number
}

/** The tags of a brand in a list, each with its colour. */
export function BrandTags({ ids, most = 1 }: BrandTagsProps) {
  const gathered = useGatheredReferences()
  if (ids.length === 0) return '-'
  return (
    <TagList
      most={most}
      items={ids.map((id) => ({
        key: id,
        text: (
          <>
            <TagDot color={gathered?.recordOf<ShownRecord<typeof brandTag>>('brand_tag', id)?.color} />
            <ReferenceLabel to="brand_tag" id={id} />
          </>
        ),
      }))}
    />
  )
}
