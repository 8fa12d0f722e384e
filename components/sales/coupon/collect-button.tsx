"use client";

import { useLocale } from "next-intl";
import { type MouseEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { openLogin } from "@/lib/session/login-dialog";
import { signedIn } from "@/lib/session/signed-in";
import { CollectStyles } from "./coupon-styles";
import type { OfferedBy } from "./received-coupons";
import { keepCouponWish, useCollected } from "./use-collected";

interface CollectButtonProps {
	couponId: number;
	isReceived: boolean;
	offeredBy: OfferedBy | undefined;
	words: {
		collect: string;
		/** The same with the coupon's name, for those who hear buttons one by one. */
		collectNamed: string;
		collected: string;
		failed: string;
	};
}

/**
 * A coupon belongs to somebody: a visitor signs in first, and then it is collected. What it stands in closes until then,
 * or it would cover the door.
 */
export function CollectButton(props: CollectButtonProps) {
	const { couponId, offeredBy, words } = props;
	const locale = useLocale();
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState("");
	const known = useCollected({ couponId, offeredBy, onWish: goOn });
	const isCollected = props.isReceived || known.isCollected;

	/** What was pressed before signing in may stand in a sheet that is closed by now. */
	async function goOn() {
		const said = await receive();
		notify(said ?? words.collected, { isFault: said !== undefined });
	}
	async function receive(): Promise<string | undefined> {
		setBusy(true);
		try {
			await browserApi(locale).post("/api/front/coupon/receive", {
				body: { id: couponId },
			});
			known.noteFavourites();
		} catch (error) {
			return describeFailure(error).message ?? words.failed;
		} finally {
			setBusy(false);
		}
	}
	async function collect({ currentTarget }: MouseEvent<HTMLButtonElement>) {
		if (isCollected || isBusy) return;
		if (!signedIn()) {
			keepCouponWish(couponId);
			currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
			openLogin("coupon");
			return;
		}
		setFault("");
		setFault((await receive()) ?? "");
	}

	return (
		<CollectStyles>
			<Button
				kind="quiet"
				aria-label={isCollected ? undefined : words.collectNamed}
				aria-disabled={isCollected}
				aria-busy={isBusy}
				onClick={collect}
			>
				{isCollected ? words.collected : words.collect}
			</Button>
			<small role="alert">{fault}</small>
		</CollectStyles>
	);
}
