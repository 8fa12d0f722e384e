"use client";

import {
	PaymentElement,
	useElements,
	useStripe,
} from "@stripe/react-stripe-js";
import type { StripeError } from "@stripe/stripe-js";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useWait } from "@/components/sales/checkout/use-wait";
import { Button } from "@/components/ui/button";
import { getPathname } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { paths } from "@/lib/routes/paths";

interface StripeFieldsProps {
	orderNo: string;
	total: string;
	isReady: boolean;
	onState: (state: "ready" | "failed") => void;
	onUnknown: () => void;
}

/** What Stripe draws, and the button that pays. */
export function StripeFields(props: StripeFieldsProps) {
	const { orderNo, total, isReady, onState, onUnknown } = props;
	const t = useTranslations("checkout");
	const locale = useLocale();
	const stripe = useStripe();
	const elements = useElements();
	const [isPaying, setPaying] = useState(false);
	const [fault, setFault] = useState("");
	const wait = useWait(isPaying);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (isPaying || !isReady || !stripe || !elements) return;
		setPaying(true);
		setFault("");
		const href = getPathname({ href: paths.payResult(orderNo), locale });
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
		<form
			{...sentByScript}
			className="part"
			onSubmit={(event) => void submit(event)}
		>
			{!isReady && <span className="skeleton" style={{ height: 200 }} />}
			<PaymentElement
				onReady={() => onState("ready")}
				onLoadError={() => onState("failed")}
			/>
			{fault && (
				<p className="fault" role="alert">
					{fault}
				</p>
			)}
			<Button
				type="submit"
				kind="primary"
				isWide
				aria-disabled={isPaying || !isReady || undefined}
			>
				{wait === "shown" || wait === "long"
					? t("pay.paying")
					: t("pay.pay", { amount: formatPrice(total) })}
			</Button>
			<p role="status" className="soft">
				{wait === "long" && t("pay.long")}
			</p>
		</form>
	);
}

/** The card was declined, or a field is not filled in: Stripe says it in the shopper's language. */
function isForShopper(
	error: StripeError | undefined,
): error is StripeError & { message: string } {
	return error?.type === "card_error" || error?.type === "validation_error";
}
