import { useEffect, useState } from 'react';

/** The mailed token, which stands behind the address's `#` and so never reaches a server's log. Nothing until script runs. */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    read();
    // A second mail's link, opened in the same tab, changes nothing but this.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}
