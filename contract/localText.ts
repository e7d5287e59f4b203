/** The languages of the console (specification section 1), as they are spelled on the wire. */
export type Locale = 'zh_CN' | 'zh_TW' | 'en_US'

/** A text for the user, in the console's three languages. */
export type LocalText = Readonly<Record<Locale, string>>

/** One text in the three languages: `text('停车场', '停車場', 'Car park')`. */
export const text = (zh_CN: string, zh_TW: string, en_US: string): LocalText => ({ zh_CN, zh_TW, en_US })

/** Texts by key, in groups as deep as needed: `{ board: { title: text(…) } }`. */
export interface Texts {
  readonly [key: string]: LocalText | Texts
}

/** Such texts in one language. */
export type PlainTexts = { [key: string]: string | PlainTexts }

/** Picks one language. */
export const inLanguage = (texts: Texts, locale: Locale): PlainTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      isText(value) ? value[locale] : inLanguage(value, locale),
    ]),
  )

/** A group can have keys that are languages too, but its values are not strings. */
const isText = (value: LocalText | Texts): value is LocalText => typeof value['en_US'] === 'string'

/**
 * The names of an area's permissions, each after the name of the area: `Car parks: view`.
 *
 *     permissionNames(text('停车场', '停車場', 'Car parks'), { 'parking.view': text('查看', '檢視', 'view') })
 */
export const permissionNames = <C extends string>(
  { zh_CN, zh_TW, en_US }: LocalText,
  names: Readonly<Record<C, LocalText>>,
): Record<C, LocalText> => {
  const named = Object.entries<LocalText>(names).map(([code, name]) => [
    code,
    text(`${zh_CN}·${name.zh_CN}`, `${zh_TW}·${name.zh_TW}`, `${en_US}: ${name.en_US}`),
  ])
  return Object.fromEntries(named)
}

/** The name of several records: `Companies` for `Company |||| Companies`. */
export const plural = ({ zh_CN, zh_TW, en_US }: LocalText): LocalText =>
  text(lastForm(zh_CN), lastForm(zh_TW), lastForm(en_US))

const lastForm = (name: string): string => name.split('||||').at(-1)?.trim() ?? name
