"use client";

import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/navigation";

interface ClosingLinkProps {
	href: string;
	className?: string;
	"aria-current"?: "true";
	children: ReactNode;
}

/** A link inside a popover, which would otherwise stay open over the next page. */
export function ClosingLink(props: ClosingLinkProps) {
	return (
		<Link
			{...props}
			onClick={(event) =>
				event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
			}
		/>
	);
}
