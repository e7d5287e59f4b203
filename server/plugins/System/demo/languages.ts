/** The demo operator's own texts: its name, in each language. */
export const languageMessages = (writtenAt: number) =>
  Object.entries(operatorName).map(([locale, text]) => ({
    locale,
    key: 'atrium.shell.operator',
    text,
    updated_at: writtenAt,
    updated_by: 'U001',
  }))

const operatorName = { zh_CN: '曜映商业集团', zh_TW: '曜映商業集團', en_US: 'Lumen Malls' }
