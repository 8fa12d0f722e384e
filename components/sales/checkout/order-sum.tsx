"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { AmountParts } from "@/components/sales/order/amount-parts";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { Quote } from "@/gateway/contract/sales/checkout";
import { formatPrice } from "@/lib/money/money";
import { Fault } from "./missed";
import type { useHeldPress } from "./use-held-press";
import { useWait } from "./use-wait";

interface OrderSumProps {
	quote: Quote;
	isPending: boolean;
	/** The newest choices could not be worked out. */
	hasFailed: boolean;
	/** Named above, and agreed to by going on. */
	hasChanges: boolean;
	isSending: boolean;
	fault: string;
	onRetry: () => void;
	button: ReturnType<typeof useHeldPress>;
	/** Of the question that the button leads to. */
	opener: ComponentProps<"button">;
}

/** What it comes to, part by part, and the button that orders and pays; on a phone it stays at the foot. */
export function OrderSum(props: OrderSumProps) {
	const { quote, isPending, isSending, fault, hasFailed, button } = props;
	const t = useTranslations("checkout.sum");
	const pay = useTranslations("checkout.pay");
	const isSubmitted = isSending || button.isHeld;
	const wait = useWait(isSubmitted);
	const words =
		quote.total === "0.00"
			? t("submit")
			: pay("pay", { amount: formatPrice(quote.total) });
	const isStopped = isSubmitted || hasFailed;
	return (
		<aside
			className="part sum side"
			aria-label={t("label")}
			aria-busy={isPending}
		>
			<dl className="stack gap-x2">
				<AmountParts
					{...quote}
					freight={quote.freightTotal}
					isCollected={quote.groups.every((group) => group.isCollected)}
				/>
			</dl>
			<div className="go foot-bar stack gap-x3">
				<p className="total">
					<span>{t("total")}</span>
					<Price amount={quote.total} />
				</p>
				<Button
					{...props.opener}
					kind="primary"
					aria-disabled={isStopped || undefined}
					onClick={() => !isStopped && button.press()}
				>
					{wait === "shown" || wait === "long" ? t("sending") : words}
				</Button>
				<p role="status" className="soft">
					{wait === "long" && t("long")}
					{!isSubmitted &&
						(button.isOvertaken
							? t("overtaken", { total: formatPrice(quote.total) })
							: props.hasChanges && t("changed"))}
				</p>
				{fault && <Fault role="alert">{fault}</Fault>}
				{hasFailed && (
					<p role="alert">
						{t("failed")}{" "}
						<button type="button" className="text" onClick={props.onRetry}>
							{t("retry")}
						</button>
					</p>
				)}
			</div>
		</aside>
	);
}
