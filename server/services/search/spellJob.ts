import { defineJob } from '#server/services/jobs/defineJob.ts'
import { spellMissing } from '#server/engine/spell.ts'

/** Hourly: writes the pinyin of names that were inserted by other means than the calls. */
export const spellJob = defineJob({
  name: 'search.spelling',
  title: { zh_CN: '整理拼音索引', zh_TW: '整理拼音索引', en_US: 'Spell new names for the search' },
  every: 3600,
  cancellable: false,
  run: async ({ context: { db, resources } }) => ({ spelled: await spellMissing(db, resources.values()) }),
})
