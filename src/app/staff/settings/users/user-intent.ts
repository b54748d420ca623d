/** What the page's action can do; sent as the field `intent`. */
export type UserIntent = 'add' | 'role' | 'areas' | 'update' | 'password' | 'delete' | 'end-session';
