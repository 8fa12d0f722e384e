"use client";

import { openLogin } from "@/lib/session/login-dialog";

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
			aria-haspopup="dialog"
			aria-label={description}
			onClick={(event) => {
				event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
				openLogin("coupon");
			}}
		>
			{label}
		</button>
	);
}
