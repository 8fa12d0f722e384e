"use client";

import {
	ExpressCheckoutElement,
	PaymentElement,
	useElements,
	useStripe,
} from "@stripe/react-stripe-js";
import type { StripeError } from "@stripe/stripe-js";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { getPathname } from "@/lib/i18n/navigation";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { accountPaths } from "@/lib/routes/account-paths";
import { PayButton } from "./pay-button";

export type PartsState = "loading" | "ready" | "failed" | "noWallet";

interface StripeFieldsProps {
	orderNo: string;
	total: string;
	/** Paid by the wallet's own button, which Stripe draws; else by its fields for a card and ours. */
	wallet: "applePay" | "googlePay" | undefined;
	isReady: boolean;
	onState: (state: PartsState) => void;
	onUnknown: () => void;
}

/** One way at a time is drawn: the one that was chosen. */
const noWallets = {
	amazonPay: "never",
	applePay: "never",
	googlePay: "never",
	klarna: "never",
	link: "never",
	paypal: "never",
} as const;

/** What Stripe draws, and the button that pays. */
export function StripeFields(props: StripeFieldsProps) {
	const { orderNo, total, wallet, isReady, onState, onUnknown } = props;
	const t = useTranslations("checkout");
	const locale = useLocale();
	const stripe = useStripe();
	const elements = useElements();
	const [isPaying, setPaying] = useState(false);
	const [fault, setFault] = useState("");

	function submit(event: FormEvent) {
		event.preventDefault();
		void confirm();
	}

	async function confirm() {
		if (isPaying || !isReady || !stripe || !elements) return;
		setPaying(true);
		setFault("");
		const href = getPathname({ href: accountPaths.payResult(orderNo), locale });
		const confirmParams = { return_url: window.location.origin + href };
		// Only what did not go through comes back here: else the browser has left.
		const error = await stripe
			.confirmPayment({ elements, confirmParams })
			.then((answer) => answer.error)
			.catch(() => undefined);
		setPaying(false);
		if (isForShopper(error)) return setFault(error.message ?? "");
		setFault(t("fault.payUnknown"));
		onUnknown();
	}
	return (
		<form {...sentByScript} className="part" onSubmit={submit}>
			{!isReady && <span className="skeleton" style={{ height: 200 }} />}
			{wallet ? (
				<ExpressCheckoutElement
					options={{ paymentMethods: { ...noWallets, [wallet]: "always" } }}
					onReady={({ availablePaymentMethods: there }) =>
						onState(there?.[wallet] ? "ready" : "noWallet")
					}
					onLoadError={() => onState("failed")}
					onConfirm={confirm}
				/>
			) : (
				<PaymentElement
					options={{ wallets: { applePay: "never", googlePay: "never" } }}
					onReady={() => onState("ready")}
					onLoadError={() => onState("failed")}
				/>
			)}
			{fault && (
				<p className="fault" role="alert">
					{fault}
				</p>
			)}
			{!wallet && (
				<PayButton total={total} isPaying={isPaying} isClosed={!isReady} />
			)}
		</form>
	);
}

/** The card was declined, or a field is not filled in: Stripe says it in the shopper's language. */
function isForShopper(
	error: StripeError | undefined,
): error is StripeError & { message: string } {
	return error?.type === "card_error" || error?.type === "validation_error";
}
