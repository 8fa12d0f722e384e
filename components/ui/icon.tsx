"use client";

import { frameIconNames } from "./frame-icon-names";
import type { IconName } from "./icon-names";
import sheet from "./icons.svg";

interface IconProps {
	name: IconName;
	/** Side of the square, in the pixels of the layout. */
	size: number;
	strokeWidth?: number;
	className?: string;
}

/**
 * A decoration beside words. The drawings stand in one file that a browser keeps: in the page each of them would be
 * sent twice, as markup and as what React reads. Those of the first screen stand in every page once (`FrameSheet`): on
 * a slow line the file comes seconds later. On the client for its weight alone: React reads a name again, not two elements.
 */
export function Icon({ name, size, strokeWidth = 2, className }: IconProps) {
	// A page that the browser draws alone, such as a 404, has none.
	const isInPage =
		frameIconNames.includes(name) &&
		(typeof window === "undefined" ||
			document.getElementById(`frame-${name}`) !== null);
	return (
		<svg
			className={className}
			width={size}
			height={size}
			strokeWidth={strokeWidth}
			aria-hidden="true"
		>
			<use href={isInPage ? `#frame-${name}` : `${sheet.src}#${name}`} />
		</svg>
	);
}
