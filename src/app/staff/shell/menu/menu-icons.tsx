type IconProps = { className?: string };

/** Drawn from the lines of `d`, of 24 × 24. */
export const LineIcon = ({ d, className = 'size-5' }: IconProps & { d: string }) => (
  <svg
    viewBox="0 0 24 24"
    className={`shrink-0 ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

const outline = (d: string) =>
  function MenuIcon(props: IconProps) {
    return <LineIcon d={d} {...props} />;
  };

export const SearchIcon = outline(
  'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 20 20',
);
export const AddIcon = outline('M12 5v14M5 12h14');
export const SiteIcon = outline('M13 4h7v7M20 4l-9 9M18 14v6H4V6h6');
export const FoldIcon = outline('M4 5h16v14H4zM9.500 5v14M16 10l-2 2 2 2');
export const MoreIcon = outline(
  'M5.500 12a.500.500 0 1 1-1 0 .500.500 0 0 1 1 0zM12.500 12a.500.500 0 1 1-1 0 .500.500 0 0 1 1 0zM19.500 12a.500.500 0 1 1-1 0 .500.500 0 0 1 1 0z',
);
