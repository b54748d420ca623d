/** Imported by the layout, so that a page preloads it with the route's scripts: hydration begins with it. */
import 'react-dom/client';
