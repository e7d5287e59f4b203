/**
 * An error's message without the values that it may contain: what follows the first quotation mark, e-mail
 * addresses, long numbers. Quotes can be nested, and the end can be cut off, so it is not known where a value
 * ends.
 */
export const withoutValues = (message: string): string =>
  message
    .replace(/(["'`“‘「『]).*$/s, '$1…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{4,}/g, '…')
