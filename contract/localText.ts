/** The languages of the console (specification section 1), as they are spelled on the wire. */
export type Locale = 'zh_CN' | 'zh_TW' | 'en_US'

/** A text for the user, in the console's three languages. */
export type LocalText = Readonly<Record<Locale, string>>

/** One text in the three languages: `text('停车场', '停車場', 'Car park')`. */
export const text = (zh_CN: string, zh_TW: string, en_US: string): LocalText => ({ zh_CN, zh_TW, en_US })
