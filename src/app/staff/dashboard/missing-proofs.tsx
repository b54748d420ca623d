import { TextLink } from '#app/staff/kit/text-link.tsx';
import { type missingProofs, proofFields } from '#domain/settings/proof.ts';
import { settingPath } from '#staff-paths.ts';
import { FoldedPanel } from './folded-panel.tsx';
import { staffDashboardContent } from './texts.ts';

const content = staffDashboardContent.proofs;

/** What visitors cannot see of the firm, each with the setting to fill in; gone once nothing is missing. */
export function MissingProofs({ missing }: { missing: ReturnType<typeof missingProofs> }) {
  if (missing.length === 0) return null;
  return (
    <FoldedPanel
      heading={content.heading(missing.length, Object.keys(proofFields).length)}
      className="lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4 lg:py-1"
    >
      <ul className="flex flex-wrap gap-x-4">
        {missing.map(({ proof, field }) => (
          <li key={proof}>
            <TextLink to={settingPath(field)}>{content.names[proof]}</TextLink>
          </li>
        ))}
      </ul>
    </FoldedPanel>
  );
}
