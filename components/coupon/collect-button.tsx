"use client";

import { askToSignIn } from "@/components/goods/ask-to-sign-in";

interface CollectButtonProps {
	label: string;
	/** The same with the coupon's name, for those who hear buttons one by one. */
	description: string;
}

/** A coupon belongs to somebody: a visitor signs in first. What it stands in closes, or it would cover the door. */
export function CollectButton({ label, description }: CollectButtonProps) {
	return (
		<button
			type="button"
			className="button quiet"
			aria-label={description}
			onClick={(event) => {
				event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
				askToSignIn();
			}}
		>
			{label}
		</button>
	);
}
