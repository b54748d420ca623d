/** What the page's action can do; sent as the field `intent`. */
export type UserIntent = 'add' | 'role' | 'update' | 'password' | 'delete' | 'end-session';
