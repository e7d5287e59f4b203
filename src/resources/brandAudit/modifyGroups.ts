/** The fields of a brand that can be changed by a proposal, in groups; `lang` is the language of a text. */
export const modifyGroups: readonly ModifyGroup[] = [
  {
    title: 'brandDB.brand.group.names',
    inputs: [
      { source: 'name', lang: 'zh-CN' },
      { source: 'name_tc', lang: 'zh-HK' },
      { source: 'name_en', lang: 'en' },
      { source: 'aliases' },
      { source: 'logo' },
      { source: 'photos' },
    ],
  },
  {
    title: 'brandDB.brand.group.trade',
    inputs: ['category_id', 'level1_id', 'level2_id', 'tag_ids'].map((source) => ({ source })),
  },
  {
    title: 'brandDB.brand.group.profile',
    inputs: [
      'status',
      'price_band',
      'target_group',
      'origin_country',
      'founded_year',
      'website',
      'is_first_store',
    ].map((source) => ({ source })),
  },
  {
    title: 'brandDB.brand.group.description',
    inputs: [
      { source: 'description', lang: 'zh-CN' },
      { source: 'description_tc', lang: 'zh-HK' },
      { source: 'description_en', lang: 'en' },
    ],
  },
]

interface ModifyGroup {
  readonly title: string
  readonly inputs: readonly ModifyInput[]
}

/** One input of the form. */
export interface ModifyInput {
  readonly source: string
  readonly lang?: string | undefined
}
