/** The area's words in English; the other languages follow its keys. */
export const messages = {
  iframe: {
    reload: 'Reload',
    new_tab: 'Open in a new tab',
    loading: 'Opening %{name}…',
    slow: 'This is taking long. The page may not allow being shown here: try it in a new tab.',
    blocked: {
      title: 'This address is not allowed',
      text: 'The console does not open pages at %{host}. If you need this page for your work, ask your system administrator to add the host to the list of allowed ones.',
    },
    unknown: {
      title: 'This page is not in your menu',
      text: 'It may have been removed, or it is not open to you at this site. Ask your administrator if you need it.',
    },
    no_address: {
      title: 'This entry leads nowhere',
      text: 'No usable address is set for it. Tell your system administrator.',
    },
    no_token: 'The page could not be opened. Try again in a moment.',
  },
}
