"use client";

import type { ComponentProps } from "react";
import { Link } from "@/lib/i18n/navigation";

/** A link inside a popover, which would otherwise stay open over the next page. */
export function ClosingLink(props: ComponentProps<typeof Link>) {
	return (
		<Link
			{...props}
			onClick={(event) =>
				event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
			}
		/>
	);
}
