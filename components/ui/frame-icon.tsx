import type { FrameIconName } from "./frame-icon-names";

interface FrameIconProps {
	name: FrameIconName;
	/** Side of the square, in the pixels of the layout. */
	size: number;
	className?: string;
}

/** An icon of the first screen, drawn by {@link FrameSheet}: on a slow line the file of all others comes seconds later. */
export function FrameIcon({ name, size, className }: FrameIconProps) {
	return (
		<svg
			className={className}
			width={size}
			height={size}
			strokeWidth={2}
			aria-hidden="true"
		>
			<use href={`#frame-${name}`} />
		</svg>
	);
}
