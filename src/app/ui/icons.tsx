type Props = { className?: string };

const icon = (path: string) =>
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

export const PhoneIcon = icon(
  'M5 4h3.5l1.6 4.4-2.2 1.5a11 11 0 0 0 6.2 6.200l1.5-2.200L20 15.500V19a1.6 1.6 0 0 1-1.7 1.600C10.6 20.1 3.9 13.4 3.4 5.700A1.6 1.6 0 0 1 5 4z',
);
export const MailIcon = icon('M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5');
export const ChatIcon = icon(
  'M12 3.500a8.5 8.5 0 0 0-7.3 12.800L3.6 20.400l4.2-1.100A8.5 8.5 0 1 0 12 3.500zM9 8.600c-.6 2.9 2.9 6.7 6 6.500M9 8.600l1.4-.2.8 1.9-.9 1M15 15.100l.3-1.4-1.8-.9-1.1.8',
);
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
export const SocialIcon = icon(
  'M14 8.500h2.500V5H14c-2.2 0-3.5 1.5-3.5 3.700V11H8v3.500h2.500V21H14v-6.500h2.500L17 11h-3V9.200c0-.4.2-.7.7-.7z',
);
export const VideoIcon = icon(
  'M3.5 7.500c.2-1 .8-1.6 1.8-1.7 4.4-.5 9-.5 13.4 0 1 .1 1.6.7 1.8 1.7.5 3 .5 6 0 9-.2 1-.8 1.6-1.8 1.7-4.4.5-9 .5-13.4 0-1-.1-1.6-.7-1.8-1.7-.5-3-.5-6 0-9zM10.3 9.200v5.600l4.7-2.800z',
);
export const CameraIcon = icon(
  'M4 8h3l1.5-2.500h7L17 8h3v11H4zM12 10.200a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.400z',
);
export const BirdIcon = icon(
  'M4 7c3.5.4 5.5 2 6.5 4.500C12 8 14 6.5 16 6.500c1.5 0 2.7.8 3 2l2 .8-2 1.200c-.3 5-3.5 8-8 8-2.8 0-5-.8-6.5-2 2 0 3.7-.5 5-1.600C6.5 14 4.5 11 4 7z',
);

/** Inline, because a separate file would wait for the network. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="40" height="40" className="shrink-0" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#16243a" />
      <circle cx="39" cy="25" r="11" fill="#e08a1e" />
      <path d="M6 50 21 30l9 11 8-9 20 18z" fill="#0f6b6b" />
      <path d="M6 50 21 30l5 6-7 14z" fill="#138585" />
      <path d="M9 19c8-5 13 4 21-1" fill="none" stroke="#fbf6ec" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
