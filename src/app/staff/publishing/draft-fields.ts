/** What goes along with a form on its way to `answerDraft`; no field of the contract has such a name. */
export const draftFields = { intent: 'intent', subjectId: 'draftOf', baseVersion: 'draftBase' } as const;
