const names = [
  ['助理', '助理', 'Assistant'],
  ['专员', '主任', 'Officer'],
  ['高级专员', '高級主任', 'Senior Officer'],
  ['经理', '經理', 'Manager'],
  ['高级经理', '高級經理', 'Senior Manager / Head'],
  ['总监', '總監', 'Director'],
] as const

/** The six staff levels that an installation begins with; an id is the level as a digit. */
export const staffLevels = names.map(([name, name_tc, name_en], index) => ({
  _id: String(index + 1),
  name,
  name_en,
  name_tc,
  order: index + 1,
}))
