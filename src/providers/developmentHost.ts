/**
 * Whether the console is served from a developer's own machine or network name: `localhost` and names below
 * it, the loopback addresses, `.local` names. Hosts called `dev.` or `test.` do not count: staff sign in
 * there as they do in production, by e-mail address.
 */
export const isDevelopmentHost = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    name === 'localhost' ||
    name === '[::1]' ||
    name === '::1' ||
    /\.(localhost|local)$/.test(name) ||
    /^127(\.\d{1,3}){3}$/.test(name)
  )
}
