/**
 * A statement of Drizzle with placeholders, built once for each database; building those of one page takes half a
 * millisecond. Mark each use as pure, because the build finds stores behind pages, and a script must hold nothing of them.
 */
export function builtOnce<On extends object, Statement>(build: (db: On) => Statement): (db: On) => Statement {
  const built = new WeakMap<On, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
