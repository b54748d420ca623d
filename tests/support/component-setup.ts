import '../../src/app/app.css';
import '../../src/app/staff/staff.css';
import './fail-on-console-error.ts';
