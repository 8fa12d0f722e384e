"use client";

import { AccountLink } from "@/components/layout/account-link";
import { Button, buttonClass } from "@/components/ui/button";
import type { BoughtNow } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";

interface BuyNowProps {
	bought: BoughtNow;
	isSoldOut: boolean;
	label: string;
	/** Id of what says that it is sold out. */
	describedBy: string;
	onPress?: () => void;
}

/** Straight to the order, past the cart, which stays as it is; a visitor signs in first. */
export function BuyNow(props: BuyNowProps) {
	const { bought, isSoldOut, label, describedBy, onPress } = props;
	if (isSoldOut)
		return (
			<Button kind="quiet" disabled aria-describedby={describedBy}>
				{label}
			</Button>
		);
	return (
		<AccountLink
			className={buttonClass({ kind: "quiet" })}
			href={paths.buyNow(bought)}
			reason="buyNow"
			onPress={onPress}
		>
			{label}
		</AccountLink>
	);
}
