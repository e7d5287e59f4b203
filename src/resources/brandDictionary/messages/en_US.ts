/** What stands on the screens of the brand dictionaries, in English; the other languages follow its keys. */
export const dictionaryTexts = {
  title: 'Dictionaries',
  classifications: 'Categories and classifications',
  tags: 'Brand tags',
  company_classifications: 'Company classifications',
  group: 'Names and place',
  hint: 'Choose an entry to change it. Drag entries to put them in order, or hold Alt and press an arrow key.',
  hint_phone: 'Choose an entry to change or move it.',
  hint_reader: 'Choose an entry to see its names and its brands.',
  brands: '%{smart_count} brand |||| %{smart_count} brands',
  brands_unit: 'brand |||| brands',
  ocr: 'Usual occupancy cost ratio: %{ratio}',
  up: 'Move up',
  down: 'Move down',
  move: 'Move',
  move_title: 'Move %{name} to %{to}?',
  move_along: 'Its brands go along.',
  move_count: '%{smart_count} brand goes along. |||| %{smart_count} brands go along.',
  add: {
    category: 'Add a category',
    level1: 'Add a level 1',
    level2: 'Add a level 2',
    companyClassification: 'Add a classification',
  },
}

/** What stands where tags are picked and kept. */
export const tagTexts = {
  add: 'Add a tag',
  create: 'Create the tag “%{name}”',
  new_group: 'New',
  no_group: 'Without a group',
  groups: {
    style: 'Style',
    audience: 'Customers',
    market: 'Market presence',
    operation: 'Operation',
    value: 'Special features',
  },
  change: 'Edit %{name}',
  merge: 'Merge %{name} into another tag',
  remove: 'Delete %{name}',
  merge_title: 'Merge “%{name}”',
  merge_into: 'Into the tag',
  merge_preview: 'Brands with “%{name}” get “%{target}” instead. “%{name}” is then gone.',
  merge_count:
    '%{smart_count} brand with “%{name}” gets “%{target}” instead. “%{name}” is then gone. |||| %{smart_count} brands with “%{name}” get “%{target}” instead. “%{name}” is then gone.',
  merge_run: 'Merge the tags',
  merged: '“%{name}” was merged into “%{target}”',
}

const within = 'Its brands go along when this is changed'

/** The words of the dictionaries. */
export const dictionaryWords = {
  category: {
    name: 'Brand category |||| Brand categories',
    fields: { parent: 'Within', order: 'Place' },
    help: {},
  },
  level1: {
    name: 'Level 1 |||| Level 1',
    fields: {
      category_id: 'Category',
      code: 'Code',
      benchmark_ocr: 'Usual occupancy cost ratio',
      order: 'Place',
    },
    help: { category_id: within },
  },
  level2: {
    name: 'Level 2 |||| Level 2',
    fields: { level1_id: 'Level 1', order: 'Place' },
    help: { level1_id: within },
  },
  tag: {
    name: 'Brand tag |||| Brand tags',
    fields: { color: 'Colour', group: 'Group', order: 'Place', merge_into: 'Merged into' },
    help: { group: 'Tags of one group stand together', order: 'Lower figures come first' },
  },
  companyClassification: {
    name: 'Company classification |||| Company classifications',
    fields: { code: 'Code', order: 'Place' },
    help: {},
  },
}
