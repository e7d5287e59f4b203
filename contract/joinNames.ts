/** Several names in one text, separated as in the language. */
export const joinNames = (names: readonly string[], locale: string): string =>
  names.join(locale.startsWith('zh') ? '、' : ', ')
