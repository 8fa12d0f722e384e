"use client";

import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/navigation";

interface ClosingLinkProps {
	href: string;
	className?: string;
	children: ReactNode;
}

/** A link inside a popover, which would otherwise stay open over the next page. */
export function ClosingLink({ href, className, children }: ClosingLinkProps) {
	return (
		<Link
			href={href}
			className={className}
			onClick={(event) =>
				event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
			}
		>
			{children}
		</Link>
	);
}
