import { handleStatements } from './bank-action.ts';

/** Receives statements from the page, at an address of its own, because they take more room and more time than a form. */
export const action = handleStatements;
