import type { brand } from '#contract/brandDB/brand.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { shownLooks } from './shownLooks.tsx'
import { TagsInput } from './TagsInput.tsx'
import { WebsiteInput } from './WebsiteInput.tsx'

const looks: FieldLooks<typeof brand> = {
  ...shownLooks,
  tag_ids: { input: TagsInput },
  website: { input: WebsiteInput },
}

/** How fields of a brand are shown and entered where their kind alone is not enough. */
export const brandLooks: FieldLooks = looks
