/** A menu address without query, fragment and trailing slash, for comparison. */
export const pathOf = (uri: string): string => uri.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

/**
 * A path from the root, without empty or dotted segments, and without backslashes, spaces or control characters
 * before the query. Anything else (another host, a script, `..`, characters that browsers drop or replace) is not
 * a page of the console.
 */
export const ownPath = /^(?:\/(?!\.{1,2}(?:[/?#]|$))[^\s\\/?#\p{C}]+)+\/?(?:[?#].*)?$/u
