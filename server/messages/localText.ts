/** What people read, in the console's three languages. */
export type LocalText = Readonly<Record<'zh_CN' | 'zh_TW' | 'en_US', string>>

export const text = (zh_CN: string, zh_TW: string, en_US: string): LocalText => ({ zh_CN, zh_TW, en_US })
