"use client";

import { useLocale } from "next-intl";
import { type MouseEvent, useState } from "react";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { openLogin } from "@/lib/session/login-dialog";
import { signedIn } from "@/lib/session/signed-in";

interface CollectButtonProps {
	couponId: number;
	isReceived: boolean;
	words: {
		collect: string;
		/** The same with the coupon's name, for those who hear buttons one by one. */
		collectNamed: string;
		collected: string;
		failed: string;
	};
}

type State = "open" | "busy" | "collected";

/** A coupon belongs to somebody: a visitor signs in first. What it stands in closes then, or it would cover the door. */
export function CollectButton(props: CollectButtonProps) {
	const { couponId, isReceived, words } = props;
	const locale = useLocale();
	const [state, setState] = useState<State>("open");
	const [fault, setFault] = useState("");
	const isCollected = isReceived || state === "collected";

	async function collect({ currentTarget }: MouseEvent<HTMLButtonElement>) {
		if (isCollected || state === "busy") return;
		if (!signedIn()) {
			currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
			openLogin("coupon");
			return;
		}
		setState("busy");
		setFault("");
		try {
			const { receiveCoupon } = await import("@/lib/api/coupon");
			await receiveCoupon(browserApi(locale), { id: couponId });
			setState("collected");
		} catch (error) {
			setState("open");
			setFault(describeFailure(error).message ?? words.failed);
		}
	}

	return (
		<span className="collect">
			<button
				type="button"
				className="button quiet"
				aria-label={isCollected ? undefined : words.collectNamed}
				aria-disabled={isCollected}
				aria-busy={state === "busy"}
				onClick={collect}
			>
				{isCollected ? words.collected : words.collect}
			</button>
			<small role="alert">{fault}</small>
		</span>
	);
}
