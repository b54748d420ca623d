import { createContext, useContext } from 'react';

export type Session = {
  /** Opens the login over the page when the session has ended; the forms keep what was typed. */
  askToLogIn: () => void;
};

/** Before the login there is no session that could end. */
export const SessionContext = createContext<Session>({ askToLogIn: () => {} });

export const useSession = (): Session => useContext(SessionContext);
