/** A record's names in the three languages: Simplified Chinese, Traditional Chinese, English. */
export type ThreeNames = { name: string; name_tc: string; name_en: string }

/** Parses `简体|繁體|English`. Throws if one of the three is missing: every record has a name. */
export const threeNames = (text: string): ThreeNames => {
  const [name, name_tc, name_en] = text.split('|')
  if (!name || !name_tc || !name_en) throw new Error(`three names expected: ${text}`)
  return { name, name_tc, name_en }
}
