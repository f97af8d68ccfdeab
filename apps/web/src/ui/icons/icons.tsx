import { Icon, type IconProps } from './icon.tsx'

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3v10M3 8h10" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 8.5 3 3 6-7" strokeWidth="2.2" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 4 8 8m0-8-8 8" />
    </Icon>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 6 4 4 4-4" />
    </Icon>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6h7v7H6zM3 10V3h7" />
    </Icon>
  )
}

export function BookmarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 2.5h8v11L8 10.6 4 13.5z" />
    </Icon>
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="2" />
    </Icon>
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.2 3.8A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.7 2.2M4.2 5A11 11 0 0 0 1.5 8S4 12.5 8 12.5a6 6 0 0 0 2.9-.75M2.5 2.5l11 11" />
    </Icon>
  )
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 13 .7-3L11 2.7l2.3 2.3L6 12.3z" />
    </Icon>
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4" />
    </Icon>
  )
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8h.01M8 8h.01M13 8h.01" strokeWidth="2.2" />
    </Icon>
  )
}

export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" strokeWidth="2" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7" cy="7" r="4.2" />
      <path d="m10.2 10.2 3.3 3.3" />
    </Icon>
  )
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 13V3M4 7l4-4 4 4" />
    </Icon>
  )
}

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3v10M4 9l4 4 4-4" />
    </Icon>
  )
}

export function FolderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1.8 12.5v-9h4.4l1.6 2h6.4v7z" />
    </Icon>
  )
}

export function ProjectIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 2.5h4.5v4.5h-4.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5h-4.5zM11.2 9v4.5M9 11.2h4.5" />
    </Icon>
  )
}

export function MoveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 2.5h5v11h-5M2.5 8h7M6.7 5.2 9.5 8l-2.8 2.8" />
    </Icon>
  )
}

export function OpenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3H3v10h10V9M9.5 2.5h4v4M13.2 2.8 7.5 8.5" />
    </Icon>
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.5 13.5h11" />
    </Icon>
  )
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z" />
    </Icon>
  )
}

export function RestoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3v3.5h3.5M3.2 6.3A5.3 5.3 0 1 1 2.8 9" />
    </Icon>
  )
}

export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 5v3.2l2.2 1.3" />
    </Icon>
  )
}

export function PatternIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 2.5c-2 0-1.8 1.6-1.8 2.8S4 8 2.5 8c1.5 0 1.7 1.5 1.7 2.7S4 13.5 6 13.5M10 2.5c2 0 1.8 1.6 1.8 2.8S12 8 13.5 8c-1.5 0-1.7 1.5-1.7 2.7s.2 2.8-1.8 2.8" />
    </Icon>
  )
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 4h11M4.5 8h7M6.8 12h2.4" />
    </Icon>
  )
}

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
    </Icon>
  )
}

export function ShuffleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 4.5h2.2c3.8 0 3.8 7 7.6 7H14M2 11.5h2.2c1 0 1.7-.5 2.2-1.2M9.6 5.7c.5-.7 1.2-1.2 2.2-1.2H14M12 2.5l2 2-2 2M12 9.5l2 2-2 2" />
    </Icon>
  )
}

export function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 3h11v10h-11zM2.5 6.4h11M7 6.4V13" />
    </Icon>
  )
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.6 9.4a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7l-.9.9M9.4 6.6a2.6 2.6 0 0 0-3.7 0L3.5 8.8a2.6 2.6 0 0 0 3.7 3.7l.9-.9" />
    </Icon>
  )
}

export function OptionalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="5.5" strokeDasharray="2.6 3.16" />
    </Icon>
  )
}

export function MergeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 2v1.5c0 2.5 4.5 3 4.5 6V14M12.5 2v1.5c0 2.5-4.5 3-4.5 6M5.5 11.5 8 14l2.5-2.5" />
    </Icon>
  )
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8 1.9 1.85 3.85 4.25.55-3.1 2.95.8 4.2L8 11.4l-3.8 2.05.8-4.2L1.9 6.3l4.25-.55Z" />
    </Icon>
  )
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 2.5v5.1l6.4 6.4 5.6-5.6L7.600 2H2.500a.5.5 0 0 0-.5.5Z" />
      <circle cx="5" cy="5" r=".6" fill="currentColor" />
    </Icon>
  )
}
