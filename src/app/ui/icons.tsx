type Props = { className?: string };

/** An icon by the path of its lines. */
export const icon = (path: string) =>
  function Icon({ className = 'size-5' }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    );
  };

export const NoteIcon = icon('M5 4h14v11l-5 5H5zM14 20v-5h5M8.500 9h7M8.500 12.500h4');
export const QuoteIcon = icon('M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 11.500h6');
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.500 20 20');
export const FilterIcon = icon('M4 7h16M7 12h10M10 17h4');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CheckIcon = icon('M5 12.500l4.500 4.500L19 7.500');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const ExpandIcon = icon('M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7');
export const ArrowDownIcon = icon('M6 9.500l6 6 6-6');
export const ArrowLeftIcon = icon('M15 5l-7 7 7 7');
export const ArrowRightIcon = icon('M9 5l7 7-7 7');
export const CameraIcon = icon(
  'M4 8h3l1.5-2.500h7L17 8h3v11H4zM12 10.200a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.400z',
);
