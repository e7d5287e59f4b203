import type { site } from '#contract/common/site.ts'
import type { RecordOf } from '#contract/resource.ts'

/** What is done differently at a site. */
export type Switches = RecordOf<typeof site>['switches']

/** The switches that are on or off. */
export const flags = ['photo_required', 'tags_enabled', 'tax_inclusive'] as const
